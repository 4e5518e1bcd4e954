// Web views, which an app knows by number.
#ifndef QUINCE_WEB_VIEW_H
#define QUINCE_WEB_VIEW_H

#include "Wire.h"

#include <webkit2/webkit2.h>

// The script world of the engine's own scripts, which neither pages nor apps see.
#define PRIVATE_WORLD "quince"

// A load that is begun again without the app's knowledge: its failure has been kept, or it has been asked for.
typedef enum { NO_REPETITION, REPETITION_DUE, REPETITION_BEGUN } Repetition;

typedef struct {
    uint32_t number;
    GtkWidget *window;
    WebKitWebView *web;
    WebKitUserContentManager *content;
    // Whether a state event is due.
    guint state_source;
    bool is_crashed;
    // Whether a load has started that has not ended.
    bool is_loading;
    // The request that was loaded last by the app, or again; NULL = none.
    WebKitURIRequest *request;
    // Whether the navigation decided last sends a body, as a form does: WebKitGTK's requests have none, so that it cannot be begun again.
    bool sends_body;
    // The app's question that the engine cancelled as the load began, 0 = none.
    uint32_t cancelled_question;
    Repetition repetition;
    double page_zoom;
    // The width pages without a viewport are laid out for, 0 = the view's own.
    double layout_width;
    int width, height;
} View;

// Returns the view of a command; NULL where there is none.
View *view_of(const Command *command);
View *view_numbered(uint32_t number);
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
// A number for a question to the app.
uint32_t question_number(void);
void dialog_answer(const Command *command);
void message_answer(const Command *command);
void content_set(View *view, const Command *command);

gboolean authentication_asked(WebKitWebView *web, WebKitAuthenticationRequest *request, View *view);
void authentication_answer(const Command *command);
// Whether a failed load is repeated instead of being reported.
bool authentication_failed(View *view, WebKitLoadEvent what, const char *url, const GError *error);
// Begins the load again that has just ended; false where none is to be repeated.
bool authentication_repeats(View *view);
// Notes what the app is asked about, for a load that may have to be repeated.
void authentication_note(View *view, WebKitNavigationPolicyDecision *decision);
// Whether a navigation is the repeated load's, which the app has decided already.
bool authentication_allows(View *view, WebKitNavigationPolicyDecision *decision);
// Ends what is remembered of a view's load.
void authentication_forget(View *view);

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
