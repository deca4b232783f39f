/*
 * Reads the rooms of texts out of a screen of Jetpack Compose, for `galley check`.
 *
 * Copy this file to the tests of your app. It needs Compose's own test libraries and nothing else. In a test:
 *
 *     val rooms = composeTestRule.galleyRooms("Sign in")
 *     File("rooms/sign-in.json").writeText(rooms)
 *
 * For each text of the unmerged semantics tree it asks for the result of its layout (SemanticsActions.GetTextLayoutResult) and writes what
 * the layout was given: the greatest width and height, lines, wrapping, overflow and style, in dp. `galley schema rooms` is the
 * schema of the file.
 *
 * Names of the API: developer.android.com/reference/kotlin, androidx.compose.ui.semantics.SemanticsActions,
 * androidx.compose.ui.text.TextLayoutInput and androidx.compose.ui.test.SemanticsNodeInteractionsProvider.
 */
package galley

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.text.TextLayoutInput
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.GenericFontFamily
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.sp
import java.util.Locale

/**
 * The rooms of what is on the screen, as a file of rooms in JSON.
 *
 * @param name What people call the screen.
 * @param locale The locale that the texts are shown in.
 * @param fontName The name that a family has in its file of a font, for families that the app brings with it. `galley check` finds fonts by
 *   that name.
 */
fun SemanticsNodeInteractionsProvider.galleyRooms(
    name: String,
    locale: Locale = Locale.getDefault(),
    fontName: (FontFamily) -> String? = { (it as? GenericFontFamily)?.name },
): String {
    val roots = onAllNodes(isRoot(), useUnmergedTree = true).fetchSemanticsNodes()
    val texts = roots.flatMap { root -> GalleyText.all(root, root) }
    val density = texts.firstOrNull()?.input?.density
    val screen = linkedMapOf<String, Any?>(
        "name" to name,
        "platform" to "android",
        "toolkit" to "compose",
        "locale" to locale.toLanguageTag(),
        "width" to density?.let { (roots.maxOfOrNull { root -> root.size.width } ?: 0) / it.density },
        "height" to density?.let { (roots.maxOfOrNull { root -> root.size.height } ?: 0) / it.density },
        "textScale" to density?.fontScale,
        "rooms" to texts.map { it.room(fontName) },
    )
    val file = linkedMapOf<String, Any?>(
        "rooms" to 1,
        "harvester" to "GalleyRooms.kt",
        "screens" to listOf(screen),
    )
    return buildString { appendJson(file, "") }
}

/** A node with a text, and how that text was laid out. */
private class GalleyText(val node: SemanticsNode, val root: SemanticsNode, val input: TextLayoutInput) {
    private val density = input.density

    fun room(fontName: (FontFamily) -> String?): Map<String, Any?> {
        val constraints = input.constraints
        val isField = node.config.contains(SemanticsProperties.EditableText)
        // Without a limit, the text is in something that scrolls.
        val scrolls = isField || !constraints.hasBoundedWidth
        val corner = node.positionInRoot
        return linkedMapOf(
            "text" to input.text.text,
            "place" to linkedMapOf("identifier" to nearest(SemanticsProperties.TestTag)),
            "role" to if (isField) "field" else role(),
            "width" to if (constraints.hasBoundedWidth) constraints.maxWidth / density.density else null,
            "height" to if (constraints.hasBoundedHeight) constraints.maxHeight / density.density else null,
            "limit" to if (constraints.hasBoundedWidth && constraints.maxWidth >= root.size.width) "screen" else null,
            "lines" to if (input.maxLines < Int.MAX_VALUE) input.maxLines else null,
            // A single line with an ellipsis is filled up to its end, and not broken at a word.
            "wraps" to (input.softWrap && !(input.maxLines == 1 && input.overflow == TextOverflow.Ellipsis)),
            "overflow" to when {
                scrolls -> "scroll"
                input.overflow == TextOverflow.Clip -> "clip"
                input.overflow == TextOverflow.Visible -> "visible"
                // At the end, in the middle or at the start.
                else -> "ellipsis"
            },
            "font" to font(fontName),
            "frame" to listOf(corner.x, corner.y, node.size.width.toFloat(), node.size.height.toFloat())
                .map { it / density.density },
            "isVisible" to if (node.boundsInRoot.isEmpty || !node.layoutInfo.isPlaced) false else null,
        )
    }

    private fun font(fontName: (FontFamily) -> String?): Map<String, Any?> {
        val style = input.style
        // Compose's own default.
        val size = length(style.fontSize, 0f) ?: with(density) { 14.sp.toPx() } / density.density
        return linkedMapOf(
            "families" to listOfNotNull(style.fontFamily?.let(fontName)),
            "size" to size,
            "weight" to style.fontWeight?.weight,
            "isItalic" to if (style.fontStyle == FontStyle.Italic) true else null,
            // Sizes in sp follow the text size of the system.
            "scales" to true,
            "letterSpacing" to length(style.letterSpacing, size),
            "lineHeight" to length(style.lineHeight, size),
        )
    }

    /** In dp; an em is the size of the font. Sizes may grow in another way than by a factor, which the density knows. */
    private fun length(unit: TextUnit, em: Float): Float? = when {
        unit.isSp -> with(density) { unit.toPx() } / density.density
        unit.isEm && em > 0 -> unit.value * em
        else -> null
    }

    /** The value of the node or of the nearest one around it. */
    private fun <T : Any> nearest(key: SemanticsPropertyKey<T>): T? =
        generateSequence(node) { it.parent }.firstNotNullOfOrNull { it.config.getOrNull(key) }

    private fun role(): String = when (nearest(SemanticsProperties.Role)) {
        Role.Button -> "button"
        Role.Tab -> "tab"
        Role.Checkbox, Role.Switch, Role.RadioButton -> "toggle"
        else -> "label"
    }

    companion object {
        /** The texts of a node and of those in it. */
        fun all(node: SemanticsNode, root: SemanticsNode): List<GalleyText> {
            val results = mutableListOf<TextLayoutResult>()
            // What the action returns says nothing: some versions return false after they have added a result.
            node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(results)
            val isSecret = node.config.contains(SemanticsProperties.Password)
            val own = results.firstOrNull()?.layoutInput?.takeIf { it.text.text.isNotBlank() && !isSecret }
            return listOfNotNull(own?.let { GalleyText(node, root, it) }) + node.children.flatMap { all(it, root) }
        }
    }
}

/** Writes a value without what is null, or empty, in it. */
private fun StringBuilder.appendJson(value: Any?, indent: String) {
    when (value) {
        is Map<*, *> -> {
            val members = value.filterValues { it != null && (it as? Map<*, *>)?.all { part -> part.value == null } != true }
            val inner = "$indent  "
            append("{\n")
            members.entries.forEachIndexed { index, (name, member) ->
                append(inner).appendJson(name, inner)
                append(": ").appendJson(member, inner)
                append(if (index < members.size - 1) ",\n" else "\n")
            }
            append(indent).append("}")
        }
        is List<*> -> {
            append("[")
            value.forEachIndexed { index, item ->
                if (index > 0) append(", ")
                appendJson(item, indent)
            }
            append("]")
        }
        is String -> {
            append('"')
            for (unit in value) {
                when {
                    unit == '"' || unit == '\\' -> append('\\').append(unit)
                    unit < ' ' -> append("\\u").append(unit.code.toString(16).padStart(4, '0'))
                    else -> append(unit)
                }
            }
            append('"')
        }
        // Three decimals are enough for any screen, and make small diffs.
        is Float -> append(String.format(Locale.ROOT, "%.3f", value).trimEnd('0').trimEnd('.'))
        else -> append(value.toString())
    }
}
