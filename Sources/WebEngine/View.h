// Web views, which an app knows by number.
#ifndef QUINCE_WEB_VIEW_H
#define QUINCE_WEB_VIEW_H

#include "Wire.h"

#include <webkit2/webkit2.h>

// The script world of the engine's own scripts, which neither pages nor apps see.
#define PRIVATE_WORLD "quince"

typedef struct {
    uint32_t number;
    GtkWidget *window;
    WebKitWebView *web;
    WebKitUserContentManager *content;
    // Whether a state event is due.
    guint state_source;
    bool is_crashed;
    double page_zoom;
    // The width pages without a viewport are laid out for, 0 = the view's own.
    double layout_width;
    int width, height;
} View;

// Returns the view of a command; NULL where there is none.
View *view_of(const Command *command);
View *view_of_web(WebKitWebView *web);
uint32_t id_of(const Command *command);

void view_create(const Command *command);
void view_close(View *view, const Command *command);
void view_resize(View *view, const Command *command);
void view_settings(View *view, const Command *command);
void view_update_zoom(View *view);

// Contexts: pages of one share cookies, caches and storage.
void context_set_folders(const char *data, const char *caches);
const char *context_cache_folder(void);
WebKitWebContext *context_shared(bool is_ephemeral);
void context_register_scheme(const Command *command);
void scheme_respond(const Command *command);

void signals_connect(View *view);
void policy_decide(const Command *command);
void authentication_answer(const Command *command);
void dialog_answer(const Command *command);
void message_answer(const Command *command);
void content_set(View *view, const Command *command);

void view_load(View *view, const Command *command);
void view_go(View *view, const Command *command);
void view_evaluate(View *view, const Command *command);
void view_frame(View *view, const Command *command);
void view_snapshot(View *view, const Command *command);
void view_edit(View *view, const Command *command);
void view_pointer(View *view, const Command *command);
void view_key(View *view, const Command *command);
void view_find(View *view, const Command *command);

void cookies_get(const Command *command);
void cookies_set(const Command *command);
void cookies_delete(const Command *command);
void data_clear(const Command *command);

void filter_compile(const Command *command);
void filter_add(View *view, const Command *command);

#endif
