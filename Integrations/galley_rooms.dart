/// Reads the rooms of texts out of a screen of Flutter, for `galley check`.
///
/// Copy this file to the tests of your app. It needs `flutter_test` and nothing else. In a test:
///
/// ```dart
/// await tester.pumpWidget(const MyApp());
/// File('rooms/sign-in.json').writeAsStringSync(tester.galleyRooms('Sign in'));
/// ```
///
/// For each paragraph on the stage it writes what the layout gave it: the greatest width and height, lines, wrapping, overflow and style, in
/// logical pixels. `galley schema rooms` is the schema of the file.
///
/// Names of the API: api.flutter.dev, RenderParagraph, BoxConstraints, TextStyle, CommonFinders.byElementPredicate and WidgetTester.
library;

import 'dart:convert';

import 'package:flutter/foundation.dart';
import 'package:flutter/material.dart';
import 'package:flutter/painting.dart';
import 'package:flutter/rendering.dart';
import 'package:flutter_test/flutter_test.dart';

extension GalleyRooms on WidgetTester {
  /// The rooms of what is on the screen, as a file of rooms in JSON.
  ///
  /// [name] is what people call the screen. [platform] is `android`, `ios`, `macos` or `web`; by default that of the test.
  String galleyRooms(String name, {String? platform}) {
    final Size screen = view.physicalSize / view.devicePixelRatio;
    final List<Map<String, Object?>> rooms = <Map<String, Object?>>[];
    String? locale;
    // Finders leave out what is off the stage, and routes below others.
    final Iterable<Element> elements = find
        .byElementPredicate((Element element) =>
            element is RenderObjectElement && element.renderObject is RenderParagraph)
        .evaluate();
    for (final Element element in elements) {
      final RenderParagraph paragraph = element.renderObject! as RenderParagraph;
      final String text =
          paragraph.text.toPlainText(includeSemanticsLabels: false, includePlaceholders: false);
      if (!paragraph.hasSize || _isPicture.hasMatch(text)) continue;
      locale ??= paragraph.locale?.toLanguageTag();
      rooms.add(_room(text, paragraph, element, screen));
    }
    return const JsonEncoder.withIndent('  ').convert(<String, Object?>{
      'rooms': 1,
      'harvester': 'galley_rooms.dart',
      'screens': <Object?>[
        _known(<String, Object?>{
          'name': name,
          'platform': platform ?? _platform,
          'locale': locale,
          'width': screen.width,
          'height': screen.height,
          'textScale': platformDispatcher.textScaleFactor,
          'rooms': rooms,
        }),
      ],
    });
  }
}

/// White space alone, and the characters of fonts of icons.
final RegExp _isPicture =
    RegExp(r'^[\s\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFD}]*$', unicode: true);

String get _platform => kIsWeb
    ? 'web'
    : switch (defaultTargetPlatform) {
        TargetPlatform.iOS => 'ios',
        TargetPlatform.macOS => 'macos',
        _ => 'android',
      };

Map<String, Object?> _room(
    String text, RenderParagraph paragraph, Element element, Size screen) {
  final BoxConstraints constraints = paragraph.constraints;
  final bool isBounded = constraints.hasBoundedWidth;
  final Rect frame = paragraph.localToGlobal(Offset.zero) & paragraph.size;
  final _Around around = _Around(element);
  // With an ellipsis and no number of lines, the first line that is too wide is the last.
  final bool isCut = paragraph.overflow == TextOverflow.ellipsis;
  final int? lines = paragraph.maxLines ?? (isCut || !isBounded ? 1 : null);
  return _known(<String, Object?>{
    'text': text,
    'place': around.key == null ? null : <String, Object?>{'identifier': around.key},
    'role': around.role,
    'width': isBounded ? constraints.maxWidth : null,
    'height': constraints.hasBoundedHeight ? constraints.maxHeight : null,
    'limit': isBounded && constraints.maxWidth >= screen.width ? 'screen' : null,
    'lines': lines,
    // In a row, what is not flexible has no limit, and goes on in one line over its end.
    'wraps': paragraph.softWrap && isBounded && !(isCut && lines == 1),
    'overflow': around.scrolls && !isBounded
        ? 'scroll'
        : !isBounded
            ? 'visible'
            : switch (paragraph.overflow) {
                TextOverflow.ellipsis => 'ellipsis',
                TextOverflow.visible => 'visible',
                TextOverflow.clip || TextOverflow.fade => 'clip',
              },
    'font': _font(paragraph, element),
    'frame': <double>[frame.left, frame.top, frame.width, frame.height],
    'isVisible': frame.overlaps(Offset.zero & screen) ? null : false,
  });
}

/// In logical pixels: the default of `TextStyle.fontSize`.
const double _defaultFontSize = 14;

Map<String, Object?> _font(RenderParagraph paragraph, Element element) {
  final TextStyle style = paragraph.text.style ?? const TextStyle();
  final double size = paragraph.textScaler.scale(style.fontSize ?? _defaultFontSize);
  return _known(<String, Object?>{
    'families': <String>[
      if (style.fontFamily != null) style.fontFamily!,
      ...?style.fontFamilyFallback,
    ],
    'size': size,
    'weight': style.fontWeight?.value,
    'isItalic': style.fontStyle == FontStyle.italic ? true : null,
    // The text size of the system, and none of the text's own.
    'scales': MediaQuery.maybeTextScalerOf(element) == paragraph.textScaler ? true : null,
    'letterSpacing': style.letterSpacing,
    // A factor of the size; none or 0 is that of the font.
    'lineHeight': (style.height ?? 0) > 0 ? style.height! * size : null,
  });
}

/// What is around a paragraph: the nearest key of a widget, what shows the text, and whether it scrolls sideways.
class _Around {
  _Around(Element element) {
    element.visitAncestorElements((Element around) {
      final Widget widget = around.widget;
      final Key? own = widget.key;
      if (key == null && own is ValueKey<String>) key = own.value;
      if (widget is ButtonStyleButton && role == 'label') role = 'button';
      if (widget is Tab && role == 'label') role = 'tab';
      if (widget is Scrollable && axisDirectionToAxis(widget.axisDirection) == Axis.horizontal) {
        scrolls = true;
      }
      return true;
    });
  }

  String? key;
  String role = 'label';
  bool scrolls = false;
}

/// The same without what is null.
Map<String, Object?> _known(Map<String, Object?> values) =>
    <String, Object?>{...values}..removeWhere((String _, Object? value) => value == null);
