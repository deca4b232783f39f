import Budgets
import Foundation
import Testing

@Suite struct BudgetFormatsTests {
    @Test func theTableIsSortedByHeadroom() {
        #expect(
            BudgetTable.render(SampleBudgets.result) == """
                headroom    needs       room  surely  usually  locale   key           tightest in
                 -58.651  144.318     85.667       5        9  de       a,b "c"\\n<&>  "Größe\\nx" in Toolbar at AX1, iPhone SE; least 70.9 in fi
                  1 line      100  150.5 × 3       —        —  fi (en)  title         "Größe\\nx" in Toolbar at AX1, iPhone SE
                1 key without a limit (--format csv lists all)
                note: Inter 4.0 stands in

                """)
    }

    @Test func theRecordsOfCSVAreThoseOfTheRFC() {
        let header =
            "key,locale,plural,translation,measured,headroom,needs,room,lines,spareLines,scene,textSize,width,height,font,"
            + "fontSize,fontWeight,source,comment,surely,usually"
        let tight =
            "\"a,b \"\"c\"\"\n<&>\",de,,\"Größe\n%@\",\"Größe\nx\",-58.651,144.318,85.667,1,0,Toolbar,AX1,320,,Noto Sans,"
            + "17,600,Add & <save>,\"A \"\"button\"\", short\",5,9"
        let spare =
            "title,fi,,Otsikko,\"Größe\nx\",50.5,100,150.5,3,1,Toolbar,AX1,320,,Noto Sans,18.2,600,Title,,,"
        let unlimited = "body,,,,,,,,,,Home More,,,,,,,Text,,,"
        #expect(
            BudgetCSV.render(SampleBudgets.result)
                == [header, tight, spare, unlimited].map { $0 + "\r\n" }.joined())
    }

    private struct Document: Decodable {
        struct Room: Decodable {
            var locale: String
            var headroom: Double
            var needs: Double
            var room: Double
            var lines: Int
        }

        struct Budget: Decodable {
            var key: String
            var translation: String?
            var comment: String?
            var scenes: [String]
            var tightest: Room?
            var least: Room?
            var locales: [Room]
            var characters: [Characters]
        }

        struct Characters: Decodable, Equatable {
            var locale: String
            var surely: Int
            var usually: Int
            var usuallyCodePoints: Int
            var words: Int
            var ownWords: Int
        }

        var version: Int
        var budgets: [Budget]
        var notes: [String]
    }

    @Test func theJSONHoldsEveryLocale() throws {
        let text = try BudgetJSON.render(SampleBudgets.result, version: "1.2.3")
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        #expect(document.version == 1 && document.notes == ["Inter 4.0 stands in"])
        #expect(document.budgets.map(\.key) == ["a,b \"c\"\n<&>", "title", "body"])
        let tight = document.budgets[0]
        #expect(tight.locales.map(\.locale) == ["de", "fi"] && tight.comment == "A \"button\", short")
        #expect(tight.tightest?.locale == "de" && tight.tightest?.headroom == -58.651 && tight.tightest?.room == 85.667)
        #expect(tight.least?.locale == "fi" && tight.least?.room == 70.9 && tight.translation == "Größe\n%@")
        #expect(
            tight.characters.map(\.locale) == ["de", "fi"] && tight.characters.map(\.surely) == [5, 4]
                && tight.characters.map(\.usually) == [9, 8] && tight.characters.map(\.words) == [1000, 900])
        let unlimited = document.budgets[2]
        #expect(unlimited.locales.isEmpty && unlimited.tightest == nil && unlimited.scenes == ["Home", "More"])
    }

    /// Whole sizes: 18.2 points become 19, and 150.5 grow with them to 157.1.
    @Test func weblateTakesWholeNumbersAndGroupsWithoutSpaces() throws {
        #expect(
            WeblateFlags.flags(of: SampleBudgets.tight)
                == "max-size:70:1, max-length:8, font-family:Noto_Sans, font-size:17, font-weight:bold")
        #expect(
            WeblateFlags.flags(of: SampleBudgets.spare)
                == "max-size:157:3, font-family:Noto_Sans, font-size:19, font-weight:bold, "
                + #"replacements:"%1$@":"W \"w\"":"%2$lld":"8,888""#)
        let text = try WeblateFlags.render(SampleBudgets.result)
        let flags = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        #expect(Set(flags.keys) == ["a,b \"c\"\n<&>", "title"])
        #expect(flags["title"] == WeblateFlags.flags(of: SampleBudgets.spare))
    }
}
