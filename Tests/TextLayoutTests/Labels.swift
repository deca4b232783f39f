import Testing

/// Interface labels as translators wrote them, by locale.
enum Labels {
    static let byLocale: [(locale: String, labels: [String])] = [
        (
            "en",
            ["Settings", "Add to Playlist", "Sign in with your account", "Don’t ask again", "50% off – today only!"]
        ),
        (
            "de",
            [
                "Einstellungen", "Zur Wiedergabeliste hinzufügen", "Benachrichtigungen", "Datenschutzerklärung",
                "Möchten Sie die Änderungen speichern?",
            ]
        ),
        (
            "fr",
            ["Paramètres", "Ajouter à la liste de lecture", "Êtes-vous sûr ?", "Se déconnecter", "Œuvres de l’été"]
        ),
        (
            "fi",
            [
                "Asetukset", "Lisää soittolistalle", "Käyttöoikeussopimus", "Poista käytöstä",
                "Yhteystietojen synkronointi",
            ]
        ),
        (
            "ru",
            ["Настройки", "Добавить в плейлист", "Уведомления", "Выйти из учётной записи", "Вы уверены, что хотите?"]
        ),
        ("el", ["Ρυθμίσεις", "Προσθήκη στη λίστα", "Ειδοποιήσεις", "Αποσύνδεση"]),
        ("vi", ["Cài đặt", "Thêm vào danh sách phát", "Bạn có chắc chắn muốn xóa?", "Đăng xuất", "Ổ đĩa đã đầy"]),
        ("ar", ["الإعدادات", "إضافة إلى قائمة التشغيل", "تسجيل الخروج", "هل أنت متأكد؟", "تم حفظ 12 ملفًا"]),
        ("he", ["הגדרות", "הוספה לפלייליסט", "התנתקות", "האם אתה בטוח?", "נשמרו 12 קבצים ב-iCloud"]),
        ("hi", ["सेटिंग्स", "प्लेलिस्ट में जोड़ें", "क्या आप वाकई हटाना चाहते हैं?", "साइन आउट करें", "सूचनाएँ"]),
        ("bn", ["সেটিংস", "প্লেলিস্টে যোগ করুন", "বিজ্ঞপ্তি", "সাইন আউট করুন"]),
        ("ta", ["அமைப்புகள்", "பிளேலிஸ்டில் சேர்", "அறிவிப்புகள்", "வெளியேறு"]),
        ("te", ["సెట్టింగ్‌లు", "ప్లేజాబితాకు జోడించండి", "నోటిఫికేషన్‌లు"]),
        ("th", ["การตั้งค่า", "เพิ่มลงในเพลย์ลิสต์", "คุณแน่ใจหรือไม่ว่าต้องการลบ", "ออกจากระบบ", "การแจ้งเตือน"]),
        ("km", ["ការកំណត់", "បន្ថែមទៅបញ្ជីចាក់", "ការជូនដំណឹង"]),
        ("lo", ["ການຕັ້ງຄ່າ", "ເພີ່ມໃສ່ລາຍການຫຼິ້ນ", "ອອກຈາກລະບົບ"]),
        ("my", ["ဆက်တင်များ", "အစီအစဉ်သို့ ထည့်ပါ", "အကြောင်းကြားချက်များ"]),
        ("ka", ["პარამეტრები", "დასაკრავ სიაში დამატება", "გასვლა"]),
        ("hy", ["Կարգավորումներ", "Ավելացնել երգացանկում", "Դուրս գալ"]),
        ("am", ["ቅንብሮች", "ወደ አጫዋች ዝርዝር ያክሉ", "ዘግተህ ውጣ"]),
        ("ja", ["設定", "プレイリストに追加", "変更を保存しますか？", "サインアウト", "「通知」をオンにしてください。"]),
        ("zh-Hans", ["设置", "添加到播放列表", "您确定要删除吗？", "退出登录", "已保存12个文件"]),
        ("zh-Hant", ["設定", "加入播放清單", "您確定要刪除嗎？", "登出"]),
        ("ko", ["설정", "재생목록에 추가", "변경 사항을 저장하시겠습니까?", "로그아웃", "알림 12개"]),
    ]

    /// Every label with its locale.
    static let all: [Label] = byLocale.flatMap { locale, labels in
        labels.map { Label(text: $0, locale: locale) }
    }

    /// All labels of a locale as one text of several lines.
    static let paragraphs: [Label] = byLocale.map { locale, labels in
        Label(text: labels.joined(separator: " "), locale: locale)
    }
}

struct Label: Hashable, Sendable, CustomTestStringConvertible {
    var text: String
    var locale: String

    var testDescription: String { "\(locale): \(text)" }
}
