extension Seeds {
    /// Layout files, dumps and designs, each with the name by which its reader is found.
    static let layouts = [
        (
            """
            <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="1">
            <node index="0" text="" class="androidx.compose.ui.platform.ComposeView" scrollable="true" bounds="[0,63][1080,2148]">
            <node index="0" text="Save &amp; go" resource-id="a:id/b" class="android.widget.Button" bounds="[42,100][400,210]" />
            <node index="1" text="Name" hint="Name" class="android.widget.EditText" password="false" bounds="[42,2100][400,2148]" />
            </node></hierarchy>
            """, "window_dump.xml"
        ),
        (
            """
            { "schemaVersion": 1, "capture": { "imageWidth": 220, "imageHeight": 100, "scale": 1.0 }, "root":
             { "type": "view", "className": "a.ComposeView", "bounds": [0, 0, 220, 100], "children": [
              { "n": 1, "type": "compose", "testTag": "login", "bounds": [16, 24, 204, 72], "visibility": "gone",
                "properties": { "Role": "Button", "Text": "[Login]" }, "actions": ["OnClick"] } ] } }
            """, "Fuzzed.uitree.json"
        ),
        (
            """
            { "document": { "type": "CANVAS", "children": [ { "type": "FRAME", "name": "Sign in",
              "absoluteBoundingBox": { "x": 100, "y": 40, "width": 390, "height": 844 }, "children": [
              { "id": "1:2", "type": "TEXT", "characters": "Pay", "maxWidth": 150,
                "absoluteBoundingBox": { "x": 120, "y": 50, "width": 80, "height": 20 },
                "style": { "fontFamily": "Inter", "fontSize": 16, "fontWeight": 600, "lineHeightPx": 24, "letterSpacing": 0.5,
                  "textAutoResize": "WIDTH_AND_HEIGHT", "textTruncation": "ENDING", "maxLines": 2 } } ] } ] } }
            """, "Fuzzed.json"
        ),
        (
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label text="Save" numberOfLines="0" lineBreakMode="tailTruncation" minimumFontSize="9" id="l">
            <rect key="frame" x="20" y="20" width="60" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20"/>
            <constraint firstItem="l" firstAttribute="width" relation="lessThanOrEqual" multiplier="0.5" secondItem="v" \
            secondAttribute="width"/></constraints></view></objects></document>
            """, "Fuzzed.xib"
        ),
        (
            """
            <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
              android:layout_height="wrap_content" android:padding="16dp" android:weightSum="3">
            <TextView android:layout_width="0dp" android:layout_weight="1" android:layout_height="wrap_content" android:text="Save"
              android:textSize="14sp" android:maxLines="2" android:ellipsize="end" android:letterSpacing="0.1"/>
            <include layout="@layout/home"/></LinearLayout>
            """, "res/layout/home.xml"
        ),
        (
            """
            <menu xmlns:android="http://schemas.android.com/apk/res/android"><item android:id="@+id/a" android:title="@string/a"/></menu>
            """, "res/menu/main.xml"
        ),
    ]

    static let layoutWords = [
        "{", "}", "[", "]", "\"", "null", "-1", "0", "1e999", "nan", "9999999999", "<node>", "</node>", "<hierarchy/>",
        "&amp;",
        "bounds=\"[-1,-1][0,0]\"", "\"bounds\": [9, 8, 7, 6],", "\"children\": [", "\"Text\": \"[]\"", "match_parent",
        "wrap_content", "0dp", "-5dp", "1e300sp", "@string/a", "@layout/home", "?attr/a", "<merge>",
        "<include layout=\"@layout/home\"/>",
        "multiplier=\"1:0\"", "priority=\"1\"", "constant=\"-1e300\"", "\"fontSize\": 1e-300,", "\"maxLines\": 10000,",
    ]
}
