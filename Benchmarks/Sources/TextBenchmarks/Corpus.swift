/// Ten thousand distinct labels of one to four words in twelve languages, the same ones in every run.
enum Corpus {
    static let words: [(locale: String, words: String)] = [
        (
            "en",
            "Add the playlist Settings Notifications account Sign out Delete Share photo Would you like save changes"
        ),
        (
            "de",
            "Einstellungen Wiedergabeliste hinzufügen Benachrichtigungen Konto löschen Änderungen speichern Möchten Sie die"
        ),
        ("fr", "Paramètres Ajouter liste lecture déconnecter Êtes-vous sûr supprimer données notifications compte été"),
        (
            "fi",
            "Asetukset soittolistalle käyttöoikeus yhteystiedot synkronointi poista lisää tallenna muutokset ilmoitukset"
        ),
        ("ru", "Настройки уведомления учётная запись добавить плейлист выйти удалить сохранить изменения фотографии"),
        ("vi", "Cài đặt danh sách phát thông báo đăng xuất tài khoản chắc chắn muốn xóa bạn không"),
        ("ar", "الإعدادات الإشعارات قائمة التشغيل تسجيل الخروج حذف الحساب مشاركة الصورة حفظ التغييرات"),
        ("he", "הגדרות התראות רשימת השמעה התנתקות מחיקת חשבון שיתוף תמונה שמירת שינויים"),
        ("hi", "सेटिंग्स सूचनाएँ प्लेलिस्ट साइन आउट हटाना खाता साझा तस्वीर परिवर्तन सहेजें"),
        ("th", "การตั้งค่า การแจ้งเตือน เพลย์ลิสต์ ออกจากระบบ ลบ บัญชี แชร์ รูปภาพ บันทึก การเปลี่ยนแปลง"),
        ("ja", "設定 通知 プレイリスト サインアウト 削除 アカウント 共有 写真 保存 変更する"),
        ("ko", "설정 알림 재생목록 로그아웃 삭제 계정 공유 사진 저장 변경사항"),
    ]

    struct Entry {
        var text: String
        var locale: String
        var language: Int
    }

    static func labels(count: Int) -> [Entry] {
        var state: UInt64 = 42
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var seen: Set<String> = []
        var entries: [Entry] = []
        let lists = words.map { ($0.locale, $0.words.split(separator: " ").map(String.init)) }
        while entries.count < count {
            let language = next(lists.count)
            let (locale, words) = lists[language]
            var label = (0...next(4)).map { _ in words[next(words.count)] }.joined(separator: " ")
            if !seen.insert(label).inserted {
                label += " \(next(10000))"
                guard seen.insert(label).inserted else { continue }
            }
            entries.append(Entry(text: label, locale: locale, language: language))
        }
        return entries
    }
}
