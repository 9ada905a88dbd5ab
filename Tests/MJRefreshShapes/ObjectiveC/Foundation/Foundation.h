@import ObjectiveC;

typedef long NSInteger;
#define YES 1
#define NO 0
#define nil ((id)0)

@interface NSObject (Allocating)
+ (instancetype _Nonnull)alloc;
@end
@class NSCoder, NSBundle, NSDate;
@interface NSString : NSObject
@end
@interface NSArray : NSObject
@end
@interface NSConstantString : NSString
@end
