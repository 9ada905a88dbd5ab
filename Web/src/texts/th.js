// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/th.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "ดึงเพื่อรีเฟรช",
  releaseToRefresh: "ปล่อยเพื่อรีเฟรช",
  refreshing: "กำลังรีเฟรช…",
  updated: "อัปเดตแล้ว",
  unchanged: "เป็นข้อมูลล่าสุดแล้ว",
  refreshFailed: "รีเฟรชไม่สำเร็จ",
  loadMore: "โหลดเพิ่มเติม",
  loading: "กำลังโหลด…",
  noMore: "ไม่มีรายการเพิ่มเติม",
  loadFailed: "โหลดไม่สำเร็จ",
  retry: "ลองอีกครั้ง",
  pullToLoad: "ดึงเพื่อโหลดเพิ่มเติม",
  releaseToLoad: "ปล่อยเพื่อโหลดเพิ่มเติม",
  lastUpdatedToday: "อัปเดตล่าสุดวันนี้ เวลา {time}",
  lastUpdated: "อัปเดตล่าสุด: {date}",
  neverUpdated: "ยังไม่เคยอัปเดต",
  backToTop: "กลับขึ้นด้านบน",
  refresh: "รีเฟรช",
  loadedMore: "โหลดเพิ่มเติมแล้ว",
  newRows: "ใหม่ {count} รายการ",
};
