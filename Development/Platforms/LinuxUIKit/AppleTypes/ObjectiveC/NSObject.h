// The declarations of the Objective-C runtime for Development/Scripts/check-apple.py.

typedef _Bool BOOL;
typedef struct objc_selector *SEL;
typedef struct objc_class *Class;

@protocol NSObject
// An unsigned number in Apple's header, which Swift imports as Int.
@property(readonly) long hash;
- (BOOL)isEqual:(id _Nullable)object;
- (BOOL)isKindOfClass:(Class _Nonnull)aClass;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
- (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector
                             withObject:(id _Null_unspecified)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype _Nonnull)init;
+ (Class _Nonnull)classForCoder;
@end
