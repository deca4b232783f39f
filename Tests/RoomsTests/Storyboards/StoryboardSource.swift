import Catalogs

@testable import Rooms

/// Storyboards as Xcode writes them, as far as the tests need them.
enum StoryboardSource {
    static func constrained(_ id: String) -> String { "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"" }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    static func label(_ id: String, _ text: String, width: Double = 50, x: Double = 16, _ attributes: String = "")
        -> String
    {
        """
        <label text="\(text)" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \(attributes) \(constrained(id))>
            \(frame(x, 20, width, 20))<fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }

    /// A scene with a view as wide as a screen of 375 points.
    static func scene(_ subviews: String, constraints: String = "", after: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <device id="retina4_7" orientation="portrait"/>
            <scenes><scene sceneID="s"><objects>
                <viewController storyboardIdentifier="Start" id="vc" sceneMemberID="viewController">
                    <view key="view" id="root">\(frame(0, 0, 375, 667))
                        <subviews>\(subviews)</subviews>
                        <constraints>\(constraints)</constraints>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                    </view>
                    \(after)
                </viewController>
            </objects></scene></scenes>
            <resources><image name="Bell" width="24" height="24"/></resources>
        </document>
        """
    }

    static func pin(
        _ item: String, _ attribute: String, to other: String, _ second: String, _ constant: Double = 0,
        _ attributes: String = ""
    ) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(second)" \
        constant="\(constant)" \(attributes) id="c\(item)\(attribute)"/>
        """
    }

    static func screens(_ text: String) throws -> [RoomsFile.Screen] {
        try StoryboardReader.screens(Array(text.utf8), file: "Main.storyboard", table: "Main")
    }

    /// The only screen.
    static func screen(_ text: String) throws -> RoomsFile.Screen {
        let screens = try screens(text)
        guard let screen = screens.first, screens.count == 1 else { throw Unexpected(count: screens.count) }
        return screen
    }

    struct Unexpected: Error { var count: Int }
}

extension RoomsFile.Screen {
    func room(_ key: String) -> HarvestedRoom? { rooms.first { $0.key == key } }
}
