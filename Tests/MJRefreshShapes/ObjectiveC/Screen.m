// A screen in Objective-C, unchanged except for its import.
#import "MJRefresh.h"

@interface Screen : NSObject
@property(nonatomic, strong) UITableView *_Nonnull tableView;
@property(nonatomic, strong) NSArray *_Nonnull pictures;
@end

@implementation Screen
- (void)viewDidLoad {
  __weak typeof(self) weakSelf = self;
  self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{
    [weakSelf load];
  }];
  MJRefreshGifHeader *header = [MJRefreshGifHeader headerWithRefreshingTarget:self
                                                             refreshingAction:@selector(load)];
  header.automaticallyChangeAlpha = YES;
  header.lastUpdatedTimeLabel.hidden = YES;
  [header setTitle:@"Pull" forState:MJRefreshStateIdle];
  [header setImages:self.pictures forState:MJRefreshStateRefreshing];
  [header setImages:self.pictures duration:0.5 forState:MJRefreshStatePulling];
  self.tableView.mj_header = header;
  MJRefreshAutoNormalFooter *footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{
    [weakSelf load];
  }];
  footer.automaticallyRefresh = NO;
  footer.refreshingTitleHidden = YES;
  self.tableView.mj_footer = footer;
  self.tableView.mj_trailer = [MJRefreshNormalTrailer trailerWithRefreshingBlock:^{
  }];
  MJRefreshConfig.defaultConfig.languageCode = @"en";
  [self.tableView.mj_header beginRefreshing];
}

- (void)load {
  [self.tableView reloadData];
  if (self.tableView.mj_header.isRefreshing) [self.tableView.mj_header endRefreshing];
  [self.tableView.mj_header endRefreshingWithCompletionBlock:^{
  }];
  if (self.tableView.mj_footer.state == MJRefreshStateNoMoreData) {
    [self.tableView.mj_footer resetNoMoreData];
  }
  [self.tableView.mj_footer endRefreshingWithNoMoreData];
}
@end
