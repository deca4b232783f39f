"""Words of real labels, a language a line."""

WORDS = """
Add Remove Settings Playlist Account Delete Cancel Share Notifications Background Refresh Privacy Download
Hinzufügen Entfernen Einstellungen Wiedergabeliste Benutzerkonto Löschen Abbrechen Mitteilungen Datenschutz
Добавить Удалить Настройки Плейлист Отменить Поделиться Уведомления Обновление Конфиденциальность
إضافة حذف الإعدادات قائمة الحساب إلغاء مشاركة الإشعارات الخلفية تحديث الخصوصية تنزيل
जोड़ें हटाएँ सेटिंग्स प्लेलिस्ट खाता साझा सूचनाएँ पृष्ठभूमि अपडेट गोपनीयता डाउनलोड
เพิ่ม ลบ การตั้งค่า เพลย์ลิสต์ บัญชี ยกเลิก แชร์ การแจ้งเตือน พื้นหลัง ความเป็นส่วนตัว
追加 削除 設定 プレイリスト アカウント キャンセル 共有 通知 更新 プライバシー
추가 삭제 설정 재생목록 계정 취소 공유 알림 새로고침 개인정보
""".strip().splitlines()
