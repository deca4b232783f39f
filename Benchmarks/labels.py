#!/usr/bin/env python3
"""Makes a project of label budgets to time `galley check` with: labels.py FOLDER [LABELS [LINES]]"""

import json
import os
import random
import sys

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

folder, count, lines = sys.argv[1], int(sys.argv[2] if len(sys.argv) > 2 else 10000), sys.argv[3] if len(sys.argv) > 3 else ""
random.seed(1)
strings = {}
for number in range(count):
    words = random.choice(WORDS).split()
    text = " ".join(random.choices(words, k=random.choice([1, 2, 2, 3, 3, 4])))
    unit = {"stringUnit": {"state": "translated", "value": text}}
    strings[f"label.{number:06}"] = {"localizations": {"en": unit}}
os.makedirs(folder, exist_ok=True)
with open(f"{folder}/Localizable.xcstrings", "w", encoding="utf-8") as file:
    json.dump({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, file, ensure_ascii=False, indent=2)
with open(f"{folder}/galley.yml", "w", encoding="utf-8") as file:
    file.write(
        "strings: [Localizable.xcstrings]\n"
        "textSizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]\n"
        "widths: [320, 393, 744]\n"
        'labels: [{ keys: "*"' + (f", maxLines: {lines}" if lines else "") + " }]\n"
    )
