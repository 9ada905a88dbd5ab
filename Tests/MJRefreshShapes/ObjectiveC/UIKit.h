@import Foundation;

@interface UIView : NSObject
@property(nonatomic, getter=isHidden) BOOL hidden;
@end
@interface UILabel : UIView
@end
@interface UIImageView : UIView
@end
@interface UIActivityIndicatorView : UIView
@end
@interface UIScrollView : UIView
@end
@interface UITableView : UIScrollView
- (void)reloadData;
@end
