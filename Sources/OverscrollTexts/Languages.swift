// Made by Development/Scripts/make-texts.py from Development/Texts/*.strings.

extension OverscrollLanguage {
  /// All languages, English first.
  ///
  /// 34 of 35 are drafts that no native speaker has reviewed.
  package static let all: [OverscrollLanguage] = [
    en,
    ar,
    bn,
    ca,
    cs,
    da,
    de,
    el,
    es,
    fa,
    fi,
    fr,
    he,
    hi,
    hu,
    id,
    it,
    ja,
    ko,
    ms,
    nb,
    nl,
    pl,
    ptBR,
    ptPT,
    ro,
    ru,
    sk,
    sv,
    th,
    tr,
    uk,
    vi,
    zhHans,
    zhHant,
  ]

  /// English.
  static let en = OverscrollLanguage(
    tag: "en",
    texts: [
      "Pull to refresh",
      "Release to refresh",
      "Refreshing…",
      "Updated",
      "Already up to date",
      "Couldn’t refresh",
      "Load more",
      "Loading…",
      "That’s all",
      "Couldn’t load",
      "Try again",
      "Pull to load more",
      "Release to load more",
      "Last updated today at {time}",
      "Last updated: {date}",
      "Never updated",
      "Back to top",
      "Refresh",
      "Loaded more",
    ])

  /// Arabic; a draft that no native speaker has reviewed.
  static let ar = OverscrollLanguage(
    tag: "ar",
    texts: [
      "اسحب للتحديث",
      "أفلت للتحديث",
      "جارٍ التحديث…",
      "تم التحديث",
      "كل شيء محدّث",
      "تعذّر التحديث",
      "تحميل المزيد",
      "جارٍ التحميل…",
      "لا يوجد المزيد",
      "تعذّر التحميل",
      "إعادة المحاولة",
      "اسحب لتحميل المزيد",
      "أفلت لتحميل المزيد",
      "آخر تحديث: اليوم، {time}",
      "آخر تحديث: {date}",
      "لم يتم التحديث بعد",
      "العودة إلى الأعلى",
      "تحديث",
      "تم تحميل المزيد",
    ])

  /// Bengali; a draft that no native speaker has reviewed.
  static let bn = OverscrollLanguage(
    tag: "bn",
    texts: [
      "রিফ্রেশ করতে টানুন",
      "রিফ্রেশ করতে ছেড়ে দিন",
      "রিফ্রেশ হচ্ছে…",
      "আপডেট হয়েছে",
      "ইতিমধ্যেই আপডেট করা আছে",
      "রিফ্রেশ করা যায়নি",
      "আরও লোড করুন",
      "লোড হচ্ছে…",
      "আর কিছু নেই",
      "লোড করা যায়নি",
      "আবার চেষ্টা করুন",
      "আরও লোড করতে টানুন",
      "আরও লোড করতে ছেড়ে দিন",
      "শেষ আপডেট: আজ {time}",
      "শেষ আপডেট: {date}",
      "কখনও আপডেট করা হয়নি",
      "উপরে ফিরে যান",
      "রিফ্রেশ করুন",
      "আরও লোড হয়েছে",
    ])

  /// Catalan; a draft that no native speaker has reviewed.
  static let ca = OverscrollLanguage(
    tag: "ca",
    texts: [
      "Estira per actualitzar",
      "Deixa anar per actualitzar",
      "S’està actualitzant…",
      "Actualitzat",
      "Ja està al dia",
      "No s’ha pogut actualitzar",
      "Carrega’n més",
      "S’està carregant…",
      "No hi ha res més",
      "No s’ha pogut carregar",
      "Reintenta",
      "Estira per carregar-ne més",
      "Deixa anar per carregar-ne més",
      "Última actualització: avui, {time}",
      "Última actualització: {date}",
      "Encara no s’ha actualitzat",
      "Torna a dalt",
      "Actualitza",
      "S’ha carregat més contingut",
    ])

  /// Czech; a draft that no native speaker has reviewed.
  static let cs = OverscrollLanguage(
    tag: "cs",
    texts: [
      "Potažením obnovíte",
      "Uvolněním obnovíte",
      "Obnovování…",
      "Aktualizováno",
      "Vše je aktuální",
      "Obnovení selhalo",
      "Načíst další",
      "Načítání…",
      "Nic dalšího k načtení",
      "Načtení selhalo",
      "Zkusit znovu",
      "Potažením načtete další",
      "Uvolněním načtete další",
      "Naposledy aktualizováno: dnes {time}",
      "Naposledy aktualizováno: {date}",
      "Zatím neaktualizováno",
      "Zpět nahoru",
      "Obnovit",
      "Další položky načteny",
    ])

  /// Danish; a draft that no native speaker has reviewed.
  static let da = OverscrollLanguage(
    tag: "da",
    texts: [
      "Træk for at opdatere",
      "Slip for at opdatere",
      "Opdaterer…",
      "Opdateret",
      "Allerede opdateret",
      "Kunne ikke opdatere",
      "Indlæs flere",
      "Indlæser…",
      "Ikke mere at indlæse",
      "Kunne ikke indlæse",
      "Prøv igen",
      "Træk for at indlæse flere",
      "Slip for at indlæse flere",
      "Sidst opdateret i dag kl. {time}",
      "Sidst opdateret: {date}",
      "Aldrig opdateret",
      "Til toppen",
      "Opdater",
      "Flere er indlæst",
    ])

  /// German; a draft that no native speaker has reviewed.
  static let de = OverscrollLanguage(
    tag: "de",
    texts: [
      "Zum Aktualisieren ziehen",
      "Zum Aktualisieren loslassen",
      "Wird aktualisiert …",
      "Aktualisiert",
      "Bereits aktuell",
      "Fehler beim Aktualisieren",
      "Mehr laden",
      "Wird geladen …",
      "Keine weiteren Einträge",
      "Fehler beim Laden",
      "Wiederholen",
      "Ziehen, um mehr zu laden",
      "Loslassen, um mehr zu laden",
      "Zuletzt heute um {time} aktualisiert",
      "Zuletzt aktualisiert: {date}",
      "Noch nie aktualisiert",
      "Nach oben",
      "Aktualisieren",
      "Weitere Einträge geladen",
    ])

  /// Greek; a draft that no native speaker has reviewed.
  static let el = OverscrollLanguage(
    tag: "el",
    texts: [
      "Τραβήξτε για ανανέωση",
      "Αφήστε για ανανέωση",
      "Γίνεται ανανέωση…",
      "Ενημερώθηκε",
      "Ήδη ενημερωμένο",
      "Αποτυχία ανανέωσης",
      "Φόρτωση περισσότερων",
      "Φόρτωση…",
      "Δεν υπάρχουν άλλα",
      "Αποτυχία φόρτωσης",
      "Νέα προσπάθεια",
      "Τραβήξτε για περισσότερα",
      "Αφήστε για περισσότερα",
      "Τελευταία ενημέρωση: σήμερα, {time}",
      "Τελευταία ενημέρωση: {date}",
      "Δεν ενημερώθηκε ποτέ",
      "Επιστροφή στην κορυφή",
      "Ανανέωση",
      "Φορτώθηκαν περισσότερα",
    ])

  /// Spanish; a draft that no native speaker has reviewed.
  static let es = OverscrollLanguage(
    tag: "es",
    texts: [
      "Tira para actualizar",
      "Suelta para actualizar",
      "Actualizando…",
      "Actualizado",
      "Ya está al día",
      "No se pudo actualizar",
      "Cargar más",
      "Cargando…",
      "No hay más contenido",
      "No se pudo cargar",
      "Reintentar",
      "Tira para cargar más",
      "Suelta para cargar más",
      "Última actualización: hoy, {time}",
      "Última actualización: {date}",
      "Aún sin actualizar",
      "Volver arriba",
      "Actualizar",
      "Se ha cargado más contenido",
    ])

  /// Persian; a draft that no native speaker has reviewed.
  static let fa = OverscrollLanguage(
    tag: "fa",
    texts: [
      "برای تازه‌سازی بکشید",
      "برای تازه‌سازی رها کنید",
      "در حال تازه‌سازی…",
      "به‌روز شد",
      "از قبل به‌روز است",
      "تازه‌سازی نشد",
      "بارگذاری موارد بیشتر",
      "در حال بارگذاری…",
      "مورد دیگری نیست",
      "بارگذاری نشد",
      "تلاش دوباره",
      "برای موارد بیشتر بکشید",
      "برای موارد بیشتر رها کنید",
      "آخرین به‌روزرسانی: امروز {time}",
      "آخرین به‌روزرسانی: {date}",
      "هنوز به‌روز نشده",
      "بازگشت به بالا",
      "تازه‌سازی",
      "موارد بیشتر بارگذاری شد",
    ])

  /// Finnish; a draft that no native speaker has reviewed.
  static let fi = OverscrollLanguage(
    tag: "fi",
    texts: [
      "Päivitä vetämällä",
      "Päivitä vapauttamalla",
      "Päivitetään…",
      "Päivitetty",
      "Jo ajan tasalla",
      "Päivitys epäonnistui",
      "Lataa lisää",
      "Ladataan…",
      "Ei muuta ladattavaa",
      "Lataus epäonnistui",
      "Yritä uudelleen",
      "Lataa lisää vetämällä",
      "Lataa lisää vapauttamalla",
      "Päivitetty viimeksi tänään klo {time}",
      "Päivitetty viimeksi: {date}",
      "Ei vielä päivitetty",
      "Takaisin ylös",
      "Päivitä",
      "Lisää ladattu",
    ])

  /// French; a draft that no native speaker has reviewed.
  static let fr = OverscrollLanguage(
    tag: "fr",
    texts: [
      "Tirez pour actualiser",
      "Relâchez pour actualiser",
      "Actualisation…",
      "Actualisé",
      "Déjà à jour",
      "Échec de l’actualisation",
      "Charger plus",
      "Chargement…",
      "Rien de plus à charger",
      "Échec du chargement",
      "Réessayer",
      "Tirez pour charger plus",
      "Relâchez pour charger plus",
      "Actualisé aujourd’hui à {time}",
      "Dernière actualisation : {date}",
      "Jamais actualisé",
      "Revenir en haut",
      "Actualiser",
      "Suite chargée",
    ])

  /// Hebrew; a draft that no native speaker has reviewed.
  static let he = OverscrollLanguage(
    tag: "he",
    texts: [
      "משיכה לרענון",
      "שחרור לרענון",
      "מרענן…",
      "עודכן",
      "הכול מעודכן",
      "הרענון נכשל",
      "טעינת עוד פריטים",
      "טוען…",
      "אין עוד פריטים",
      "הטעינה נכשלה",
      "ניסיון חוזר",
      "משיכה לטעינת עוד",
      "שחרור לטעינת עוד",
      "עודכן לאחרונה היום בשעה {time}",
      "עודכן לאחרונה: {date}",
      "טרם עודכן",
      "חזרה למעלה",
      "רענון",
      "נטענו עוד פריטים",
    ])

  /// Hindi; a draft that no native speaker has reviewed.
  static let hi = OverscrollLanguage(
    tag: "hi",
    texts: [
      "रीफ़्रेश करने के लिए खींचें",
      "रीफ़्रेश करने के लिए छोड़ें",
      "रीफ़्रेश किया जा रहा है…",
      "अपडेट किया गया",
      "पहले से अपडेट है",
      "रीफ़्रेश नहीं हो सका",
      "और लोड करें",
      "लोड किया जा रहा है…",
      "और कुछ नहीं है",
      "लोड नहीं हो सका",
      "फिर से कोशिश करें",
      "और लोड करने के लिए खींचें",
      "और लोड करने के लिए छोड़ें",
      "आख़िरी अपडेट: आज {time}",
      "आख़िरी अपडेट: {date}",
      "अभी तक अपडेट नहीं हुआ",
      "वापस ऊपर जाएँ",
      "रीफ़्रेश करें",
      "और आइटम लोड किए गए",
    ])

  /// Hungarian; a draft that no native speaker has reviewed.
  static let hu = OverscrollLanguage(
    tag: "hu",
    texts: [
      "Húzza a frissítéshez",
      "Engedje el a frissítéshez",
      "Frissítés…",
      "Frissítve",
      "Már naprakész",
      "Nem sikerült frissíteni",
      "Továbbiak betöltése",
      "Betöltés…",
      "Nincs több elem",
      "Nem sikerült betölteni",
      "Újra",
      "Húzza a továbbiakért",
      "Engedje el a továbbiakért",
      "Utoljára frissítve: ma, {time}",
      "Utoljára frissítve: {date}",
      "Még nem frissült",
      "Vissza a tetejére",
      "Frissítés",
      "További elemek betöltve",
    ])

  /// Indonesian; a draft that no native speaker has reviewed.
  static let id = OverscrollLanguage(
    tag: "id",
    texts: [
      "Tarik untuk menyegarkan",
      "Lepas untuk menyegarkan",
      "Menyegarkan…",
      "Diperbarui",
      "Sudah terbaru",
      "Gagal menyegarkan",
      "Muat lainnya",
      "Memuat…",
      "Tidak ada lagi",
      "Gagal memuat",
      "Coba lagi",
      "Tarik untuk memuat lainnya",
      "Lepas untuk memuat lainnya",
      "Terakhir diperbarui hari ini pukul {time}",
      "Terakhir diperbarui: {date}",
      "Belum pernah diperbarui",
      "Kembali ke atas",
      "Segarkan",
      "Item lainnya dimuat",
    ])

  /// Italian; a draft that no native speaker has reviewed.
  static let it = OverscrollLanguage(
    tag: "it",
    texts: [
      "Trascina per aggiornare",
      "Rilascia per aggiornare",
      "Aggiornamento…",
      "Aggiornato",
      "Già aggiornato",
      "Impossibile aggiornare",
      "Carica altro",
      "Caricamento…",
      "Nessun altro elemento",
      "Impossibile caricare",
      "Riprova",
      "Trascina per caricare altro",
      "Rilascia per caricare altro",
      "Ultimo aggiornamento: oggi, {time}",
      "Ultimo aggiornamento: {date}",
      "Mai aggiornato",
      "Torna all’inizio",
      "Aggiorna",
      "Altri elementi caricati",
    ])

  /// Japanese; a draft that no native speaker has reviewed.
  static let ja = OverscrollLanguage(
    tag: "ja",
    texts: [
      "引っ張って更新",
      "指を離して更新",
      "更新中…",
      "更新しました",
      "最新の状態です",
      "更新できませんでした",
      "さらに読み込む",
      "読み込み中…",
      "これ以上ありません",
      "読み込めませんでした",
      "再試行",
      "引っ張ってさらに読み込む",
      "指を離してさらに読み込む",
      "最終更新：今日 {time}",
      "最終更新：{date}",
      "まだ更新されていません",
      "先頭に戻る",
      "更新",
      "さらに読み込みました",
    ])

  /// Korean; a draft that no native speaker has reviewed.
  static let ko = OverscrollLanguage(
    tag: "ko",
    texts: [
      "당겨서 새로 고침",
      "놓아서 새로 고침",
      "새로 고치는 중…",
      "업데이트됨",
      "이미 최신 상태임",
      "새로 고칠 수 없음",
      "더 불러오기",
      "불러오는 중…",
      "더 이상 없음",
      "불러올 수 없음",
      "다시 시도",
      "당겨서 더 불러오기",
      "놓아서 더 불러오기",
      "마지막 업데이트: 오늘 {time}",
      "마지막 업데이트: {date}",
      "업데이트한 적 없음",
      "맨 위로",
      "새로 고침",
      "더 불러옴",
    ])

  /// Malay; a draft that no native speaker has reviewed.
  static let ms = OverscrollLanguage(
    tag: "ms",
    texts: [
      "Tarik untuk segar semula",
      "Lepaskan untuk segar semula",
      "Menyegar semula…",
      "Dikemas kini",
      "Sudah terkini",
      "Gagal menyegar semula",
      "Muat lagi",
      "Memuatkan…",
      "Tiada lagi",
      "Gagal memuatkan",
      "Cuba lagi",
      "Tarik untuk muat lagi",
      "Lepaskan untuk muat lagi",
      "Kemas kini terakhir: hari ini, {time}",
      "Kemas kini terakhir: {date}",
      "Belum pernah dikemas kini",
      "Kembali ke atas",
      "Segar semula",
      "Lebih banyak dimuatkan",
    ])

  /// Norwegian Bokmål; a draft that no native speaker has reviewed.
  static let nb = OverscrollLanguage(
    tag: "nb",
    texts: [
      "Dra for å oppdatere",
      "Slipp for å oppdatere",
      "Oppdaterer…",
      "Oppdatert",
      "Allerede oppdatert",
      "Kunne ikke oppdatere",
      "Last inn flere",
      "Laster inn…",
      "Ikke mer å laste inn",
      "Kunne ikke laste inn",
      "Prøv igjen",
      "Dra for å laste inn flere",
      "Slipp for å laste inn flere",
      "Sist oppdatert i dag kl. {time}",
      "Sist oppdatert: {date}",
      "Aldri oppdatert",
      "Til toppen",
      "Oppdater",
      "Flere er lastet inn",
    ])

  /// Dutch; a draft that no native speaker has reviewed.
  static let nl = OverscrollLanguage(
    tag: "nl",
    texts: [
      "Trek om te vernieuwen",
      "Laat los om te vernieuwen",
      "Vernieuwen…",
      "Bijgewerkt",
      "Al bijgewerkt",
      "Vernieuwen mislukt",
      "Laad meer",
      "Laden…",
      "Niets meer te laden",
      "Laden mislukt",
      "Probeer opnieuw",
      "Trek om meer te laden",
      "Laat los om meer te laden",
      "Laatst bijgewerkt: vandaag om {time}",
      "Laatst bijgewerkt: {date}",
      "Nooit bijgewerkt",
      "Terug naar boven",
      "Vernieuw",
      "Meer geladen",
    ])

  /// Polish; a draft that no native speaker has reviewed.
  static let pl = OverscrollLanguage(
    tag: "pl",
    texts: [
      "Pociągnij, aby odświeżyć",
      "Puść, aby odświeżyć",
      "Odświeżanie…",
      "Zaktualizowano",
      "Wszystko jest aktualne",
      "Nie udało się odświeżyć",
      "Wczytaj więcej",
      "Wczytywanie…",
      "Nie ma nic więcej",
      "Nie udało się wczytać",
      "Ponów próbę",
      "Pociągnij, aby wczytać więcej",
      "Puść, aby wczytać więcej",
      "Ostatnia aktualizacja: dziś o {time}",
      "Ostatnia aktualizacja: {date}",
      "Jeszcze nie aktualizowano",
      "Wróć na górę",
      "Odśwież",
      "Wczytano więcej",
    ])

  /// Portuguese (Brazil); a draft that no native speaker has reviewed.
  static let ptBR = OverscrollLanguage(
    tag: "pt-BR",
    texts: [
      "Puxe para atualizar",
      "Solte para atualizar",
      "Atualizando…",
      "Atualizado",
      "Já está atualizado",
      "Falha ao atualizar",
      "Carregar mais",
      "Carregando…",
      "Não há mais conteúdo",
      "Falha ao carregar",
      "Tentar novamente",
      "Puxe para carregar mais",
      "Solte para carregar mais",
      "Última atualização: hoje, {time}",
      "Última atualização: {date}",
      "Nunca atualizado",
      "Voltar ao topo",
      "Atualizar",
      "Mais conteúdo carregado",
    ])

  /// Portuguese (Portugal); a draft that no native speaker has reviewed.
  static let ptPT = OverscrollLanguage(
    tag: "pt-PT",
    texts: [
      "Puxe para atualizar",
      "Largue para atualizar",
      "A atualizar…",
      "Atualizado",
      "Já está atualizado",
      "Erro ao atualizar",
      "Carregar mais",
      "A carregar…",
      "Não há mais conteúdo",
      "Erro ao carregar",
      "Tentar de novo",
      "Puxe para carregar mais",
      "Largue para carregar mais",
      "Última atualização: hoje, {time}",
      "Última atualização: {date}",
      "Nunca atualizado",
      "Voltar ao topo",
      "Atualizar",
      "Foi carregado mais conteúdo",
    ])

  /// Romanian; a draft that no native speaker has reviewed.
  static let ro = OverscrollLanguage(
    tag: "ro",
    texts: [
      "Trageți pentru actualizare",
      "Eliberați pentru actualizare",
      "Se actualizează…",
      "Actualizat",
      "Este deja actualizat",
      "Actualizare eșuată",
      "Încărcați mai multe",
      "Se încarcă…",
      "Nu mai există elemente",
      "Încărcare eșuată",
      "Reîncercați",
      "Trageți pentru mai multe",
      "Eliberați pentru mai multe",
      "Ultima actualizare: azi, {time}",
      "Ultima actualizare: {date}",
      "Neactualizat încă",
      "Înapoi sus",
      "Actualizați",
      "S-au încărcat mai multe",
    ])

  /// Russian; a draft that no native speaker has reviewed.
  static let ru = OverscrollLanguage(
    tag: "ru",
    texts: [
      "Потяните для обновления",
      "Отпустите для обновления",
      "Обновление…",
      "Обновлено",
      "Обновлений нет",
      "Не удалось обновить",
      "Загрузить ещё",
      "Загрузка…",
      "Больше ничего нет",
      "Не удалось загрузить",
      "Повторить",
      "Потяните для загрузки",
      "Отпустите для загрузки",
      "Обновлено сегодня в {time}",
      "Последнее обновление: {date}",
      "Ещё не обновлялось",
      "Наверх",
      "Обновить",
      "Загружено ещё",
    ])

  /// Slovak; a draft that no native speaker has reviewed.
  static let sk = OverscrollLanguage(
    tag: "sk",
    texts: [
      "Potiahnutím obnovíte",
      "Uvoľnením obnovíte",
      "Obnovuje sa…",
      "Aktualizované",
      "Všetko je aktuálne",
      "Obnovenie zlyhalo",
      "Načítať ďalšie",
      "Načítava sa…",
      "Žiadne ďalšie položky",
      "Načítanie zlyhalo",
      "Skúsiť znova",
      "Potiahnutím načítate ďalšie",
      "Uvoľnením načítate ďalšie",
      "Naposledy aktualizované: dnes {time}",
      "Naposledy aktualizované: {date}",
      "Zatiaľ neaktualizované",
      "Späť nahor",
      "Obnoviť",
      "Ďalšie položky načítané",
    ])

  /// Swedish; a draft that no native speaker has reviewed.
  static let sv = OverscrollLanguage(
    tag: "sv",
    texts: [
      "Dra för att uppdatera",
      "Släpp för att uppdatera",
      "Uppdaterar…",
      "Uppdaterat",
      "Redan uppdaterat",
      "Kunde inte uppdatera",
      "Läs in fler",
      "Läser in…",
      "Inget mer att läsa in",
      "Kunde inte läsa in",
      "Försök igen",
      "Dra för att läsa in fler",
      "Släpp för att läsa in fler",
      "Senast uppdaterat idag kl. {time}",
      "Senast uppdaterat: {date}",
      "Aldrig uppdaterat",
      "Till toppen",
      "Uppdatera",
      "Fler har lästs in",
    ])

  /// Thai; a draft that no native speaker has reviewed.
  static let th = OverscrollLanguage(
    tag: "th",
    texts: [
      "ดึงเพื่อรีเฟรช",
      "ปล่อยเพื่อรีเฟรช",
      "กำลังรีเฟรช…",
      "อัปเดตแล้ว",
      "เป็นข้อมูลล่าสุดแล้ว",
      "รีเฟรชไม่สำเร็จ",
      "โหลดเพิ่มเติม",
      "กำลังโหลด…",
      "ไม่มีรายการเพิ่มเติม",
      "โหลดไม่สำเร็จ",
      "ลองอีกครั้ง",
      "ดึงเพื่อโหลดเพิ่มเติม",
      "ปล่อยเพื่อโหลดเพิ่มเติม",
      "อัปเดตล่าสุดวันนี้ เวลา {time}",
      "อัปเดตล่าสุด: {date}",
      "ยังไม่เคยอัปเดต",
      "กลับขึ้นด้านบน",
      "รีเฟรช",
      "โหลดเพิ่มเติมแล้ว",
    ])

  /// Turkish; a draft that no native speaker has reviewed.
  static let tr = OverscrollLanguage(
    tag: "tr",
    texts: [
      "Yenilemek için çekin",
      "Yenilemek için bırakın",
      "Yenileniyor…",
      "Güncellendi",
      "Zaten güncel",
      "Yenilenemedi",
      "Daha fazla yükle",
      "Yükleniyor…",
      "Yüklenecek başka öğe yok",
      "Yüklenemedi",
      "Yeniden dene",
      "Daha fazlası için çekin",
      "Daha fazlası için bırakın",
      "Son güncelleme: bugün {time}",
      "Son güncelleme: {date}",
      "Henüz güncellenmedi",
      "Başa dön",
      "Yenile",
      "Daha fazla öğe yüklendi",
    ])

  /// Ukrainian; a draft that no native speaker has reviewed.
  static let uk = OverscrollLanguage(
    tag: "uk",
    texts: [
      "Потягніть, щоб оновити",
      "Відпустіть, щоб оновити",
      "Оновлення…",
      "Оновлено",
      "Оновлень немає",
      "Не вдалося оновити",
      "Завантажити ще",
      "Завантаження…",
      "Більше нічого немає",
      "Не вдалося завантажити",
      "Повторити",
      "Потягніть, щоб завантажити ще",
      "Відпустіть, щоб завантажити ще",
      "Останнє оновлення: сьогодні, {time}",
      "Останнє оновлення: {date}",
      "Ще не оновлювалося",
      "Нагору",
      "Оновити",
      "Завантажено ще",
    ])

  /// Vietnamese; a draft that no native speaker has reviewed.
  static let vi = OverscrollLanguage(
    tag: "vi",
    texts: [
      "Kéo để làm mới",
      "Thả để làm mới",
      "Đang làm mới…",
      "Đã cập nhật",
      "Đã là mới nhất",
      "Không thể làm mới",
      "Tải thêm",
      "Đang tải…",
      "Không còn mục nào",
      "Không thể tải",
      "Thử lại",
      "Kéo để tải thêm",
      "Thả để tải thêm",
      "Cập nhật lần cuối: hôm nay lúc {time}",
      "Cập nhật lần cuối: {date}",
      "Chưa từng cập nhật",
      "Về đầu trang",
      "Làm mới",
      "Đã tải thêm",
    ])

  /// Chinese (Simplified); a draft that no native speaker has reviewed.
  static let zhHans = OverscrollLanguage(
    tag: "zh-Hans",
    texts: [
      "拉动即可刷新",
      "松开即可刷新",
      "正在刷新…",
      "已更新",
      "已是最新",
      "刷新失败",
      "载入更多",
      "正在载入…",
      "没有更多内容",
      "载入失败",
      "重试",
      "拉动即可载入更多",
      "松开即可载入更多",
      "上次更新：今天 {time}",
      "上次更新：{date}",
      "从未更新",
      "回到顶部",
      "刷新",
      "已载入更多",
    ])

  /// Chinese (Traditional); a draft that no native speaker has reviewed.
  static let zhHant = OverscrollLanguage(
    tag: "zh-Hant",
    texts: [
      "拉動即可重新整理",
      "放開即可重新整理",
      "正在重新整理…",
      "已更新",
      "已是最新狀態",
      "無法重新整理",
      "載入更多",
      "正在載入…",
      "沒有更多內容",
      "無法載入",
      "再試一次",
      "拉動即可載入更多",
      "放開即可載入更多",
      "上次更新：今天 {time}",
      "上次更新：{date}",
      "從未更新",
      "回到最上方",
      "重新整理",
      "已載入更多",
    ])
}
