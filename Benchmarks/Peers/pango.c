// What Pango takes to lay labels out: seconds of processor time for all of them, the best of some rounds.
//
//     cc -O2 pango.c $(pkg-config --cflags --libs pangoft2) && a.out LABELS ROUNDS
//
// LABELS has a label on each line, after its language and a tab. Writes a line for each work: its name and the seconds.
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

typedef struct {
    char *text;
    PangoLanguage *language;
} Label;

int main(int count, char **arguments) {
    if (count != 3) return 2;
    FILE *file = fopen(arguments[1], "r");
    if (!file) return 2;
    int rounds = atoi(arguments[2]);
    GArray *labels = g_array_new(FALSE, FALSE, sizeof(Label));
    char *line = NULL;
    size_t capacity = 0;
    for (ssize_t length; (length = getline(&line, &capacity, file)) > 0;) {
        line[length - 1] = 0;
        char *tab = strchr(line, '\t');
        if (!tab) continue;
        *tab = 0;
        Label label = {g_strdup(tab + 1), pango_language_from_string(line)};
        g_array_append_val(labels, label);
    }
    PangoFontMap *map = pango_ft2_font_map_new();
    // A point is a pixel.
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoFontDescription *font = pango_font_description_from_string("Inter 17");
    struct {
        const char *name;
        int width;
        PangoEllipsizeMode cut;
    } works[] = {{"line", -1, PANGO_ELLIPSIZE_NONE},
                 {"wrap", 200 * PANGO_SCALE, PANGO_ELLIPSIZE_NONE},
                 {"truncate", 120 * PANGO_SCALE, PANGO_ELLIPSIZE_END}};
    double sum = 0;
    for (int work = 0; work < 3; work++) {
        double best = 1e9;
        for (int round = 0; round < rounds; round++) {
            double start = now();
            for (guint index = 0; index < labels->len; index++) {
                Label *label = &g_array_index(labels, Label, index);
                pango_context_set_language(context, label->language);
                PangoLayout *layout = pango_layout_new(context);
                pango_layout_set_font_description(layout, font);
                pango_layout_set_width(layout, works[work].width);
                pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
                pango_layout_set_ellipsize(layout, works[work].cut);
                pango_layout_set_text(layout, label->text, -1);
                int width, height;
                pango_layout_get_size(layout, &width, &height);
                sum += width;
                g_object_unref(layout);
            }
            double took = now() - start;
            if (took < best) best = took;
        }
        printf("%s %.6f\n", works[work].name, best);
    }
    // Nothing is left out by the compiler whose result is looked at.
    return sum > 0 ? 0 : 1;
}
