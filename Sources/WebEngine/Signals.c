// Events of web views, and the app's answers to their questions.
#include "View.h"

typedef enum { DECISION = 1, DIALOG, MESSAGE } QuestionKind;
typedef struct {
    QuestionKind kind;
    gpointer object;
} Question;

// Questions that wait for the app's answer, by number.
static GHashTable *questions;
static uint32_t last_question;

uint32_t question_number(void) {
    last_question += 1;
    return last_question;
}

static uint32_t ask(QuestionKind kind, gpointer object) {
    if (!questions) questions = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    Question *question = g_new(Question, 1);
    *question = (Question){kind, object};
    uint32_t number = question_number();
    g_hash_table_insert(questions, GUINT_TO_POINTER(number), question);
    return number;
}

// The object that a command answers for; NULL where none of this kind waits under its number.
static gpointer answered(const Command *command, QuestionKind kind) {
    gpointer number = GUINT_TO_POINTER(id_of(command));
    Question *question = questions ? g_hash_table_lookup(questions, number) : NULL;
    if (!question || question->kind != kind) return NULL;
    gpointer object = question->object;
    g_hash_table_remove(questions, number);
    return object;
}

// MARK: State

static void add_item(GString *json, WebKitBackForwardListItem *item) {
    const char *url = webkit_back_forward_list_item_get_uri(item), *title = webkit_back_forward_list_item_get_title(item);
    const char *original = webkit_back_forward_list_item_get_original_uri(item);
    if (json->len > 1) g_string_append_c(json, ',');
    g_string_append(json, "{\"url\":");
    json_append_text(json, url ? url : "");
    g_string_append(json, ",\"title\":");
    json_append_text(json, title ? title : "");
    g_string_append(json, ",\"original\":");
    json_append_text(json, original ? original : "");
    g_string_append_c(json, '}');
}

// The pages before and after this one, each list from the nearest on.
static void add_list(Event *event, const char *name, GList *items) {
    GString *json = g_string_new("[");
    for (GList *each = items; each; each = each->next) add_item(json, each->data);
    g_string_append_c(json, ']');
    event_json(event, name, json->str);
    g_string_free(json, TRUE);
    g_list_free(items);
}

static void send_state(View *view) {
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(view->web);
    WebKitBackForwardListItem *current = webkit_back_forward_list_get_current_item(list);
    Event event = event_begin("state", view->number);
    event_text(&event, "title", webkit_web_view_get_title(view->web));
    event_text(&event, "url", webkit_web_view_get_uri(view->web));
    event_number(&event, "progress", webkit_web_view_get_estimated_load_progress(view->web));
    event_flag(&event, "loading", webkit_web_view_is_loading(view->web));
    GTlsCertificateFlags errors;
    event_flag(&event, "secure", webkit_web_view_get_tls_info(view->web, NULL, &errors) && errors == 0);
    add_list(&event, "back", webkit_back_forward_list_get_back_list(list));
    add_list(&event, "forward", webkit_back_forward_list_get_forward_list(list));
    add_list(&event, "current", current ? g_list_append(NULL, current) : NULL);
    event_send(&event);
}

static gboolean state_due(gpointer user) {
    View *view = user;
    view->state_source = 0;
    send_state(view);
    return G_SOURCE_REMOVE;
}

static void state_changed(WebKitWebView *web, GParamSpec *property, View *view) {
    if (!view->state_source && !view->repetition) view->state_source = g_idle_add(state_due, view);
}

// States before the event that goes with them.
static void flush_state(View *view) {
    if (view->state_source) g_source_remove(view->state_source);
    view->state_source = 0;
    send_state(view);
}

// MARK: Loading

// The width that a page asks to be laid out for (980 where it says nothing, 0 where it asks for the device's), and its title, which the view may hear of later.
static const char viewport[] =
    "(function(){var t=document.title;if(!/html/.test(document.contentType))return [0,t];"
    "var m=document.querySelector('meta[name=viewport]');if(!m)return [980,t];"
    "var c=m.content,w=/width\\s*=\\s*([0-9.]+)/.exec(c);return [w?Number(w[1]):0,t]})()";

static void viewport_known(GObject *web, GAsyncResult *result, gpointer user) {
    View *view = view_of_web(WEBKIT_WEB_VIEW(web));
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(web), result, NULL);
    if (view) {
        bool is_known = value && jsc_value_is_array(value);
        JSCValue *first = is_known ? jsc_value_object_get_property_at_index(value, 0) : NULL;
        JSCValue *second = is_known ? jsc_value_object_get_property_at_index(value, 1) : NULL;
        double width = first && jsc_value_is_number(first) ? jsc_value_to_double(first) : 0;
        char *title = second && jsc_value_is_string(second) ? jsc_value_to_string(second) : NULL;
        view->layout_width = width >= 1 && width <= 10000 ? width : 0;
        view_update_zoom(view);
        flush_state(view);
        Event event = event_begin("load", view->number);
        event_text(&event, "what", "finished");
        event_text(&event, "title", title);
        event_send(&event);
        g_free(title);
        g_clear_object(&first);
        g_clear_object(&second);
    }
    g_clear_object(&value);
}

static void load_changed(WebKitWebView *web, WebKitLoadEvent what, View *view) {
    static const char *const names[] = {"started", "redirected", "committed", "finished"};
    view->is_loading = what != WEBKIT_LOAD_FINISHED;
    if (what == WEBKIT_LOAD_FINISHED && authentication_repeats(view)) return;
    if (what == WEBKIT_LOAD_STARTED && view->repetition == REPETITION_BEGUN) {
        view->repetition = NO_REPETITION;
        return;
    }
    if (what == WEBKIT_LOAD_FINISHED) {
        webkit_web_view_evaluate_javascript(web, viewport, -1, PRIVATE_WORLD, NULL, NULL, viewport_known, NULL);
        return;
    }
    flush_state(view);
    Event event = event_begin("load", view->number);
    event_text(&event, "what", (unsigned)what < 4 ? names[what] : "");
    event_text(&event, "url", webkit_web_view_get_uri(web));
    event_send(&event);
}

static gboolean load_failed(WebKitWebView *web, WebKitLoadEvent what, char *url, GError *error, View *view) {
    if (authentication_failed(view, what, url, error)) return TRUE;
    flush_state(view);
    Event event = event_begin("failed", view->number);
    event_text(&event, "domain", g_quark_to_string(error->domain));
    event_number(&event, "code", error->code);
    event_text(&event, "message", error->message);
    event_text(&event, "url", url);
    event_flag(&event, "provisional", what == WEBKIT_LOAD_STARTED || what == WEBKIT_LOAD_REDIRECTED);
    event_send(&event);
    return TRUE;
}

static gboolean certificate_failed(WebKitWebView *web, char *url, GTlsCertificate *certificate, GTlsCertificateFlags errors, View *view) {
    flush_state(view);
    Event event = event_begin("failed", view->number);
    event_text(&event, "domain", "certificate");
    event_number(&event, "code", errors);
    event_text(&event, "message", "The certificate for this server is invalid.");
    event_text(&event, "url", url);
    event_flag(&event, "provisional", true);
    event_send(&event);
    return TRUE;
}

static void crashed(WebKitWebView *web, WebKitWebProcessTerminationReason reason, View *view) {
    authentication_forget(view);
    Event event = event_begin("crashed", view->number);
    event_send(&event);
}

// MARK: Decisions

static void add_header(const char *name, const char *value, gpointer user) {
    GString *json = user;
    if (json->len > 1) g_string_append_c(json, ',');
    json_append_text(json, name);
    g_string_append_c(json, ':');
    json_append_text(json, value);
}

static void add_headers(Event *event, SoupMessageHeaders *headers) {
    GString *json = g_string_new("{");
    if (headers) soup_message_headers_foreach(headers, add_header, json);
    g_string_append_c(json, '}');
    event_json(event, "headers", json->str);
    g_string_free(json, TRUE);
}

static void add_request(Event *event, WebKitURIRequest *request) {
    event_text(event, "url", webkit_uri_request_get_uri(request));
    event_text(event, "method", webkit_uri_request_get_http_method(request));
    add_headers(event, webkit_uri_request_get_http_headers(request));
}

static void add_action(Event *event, WebKitNavigationAction *action) {
    add_request(event, webkit_navigation_action_get_request(action));
    event_number(event, "type", webkit_navigation_action_get_navigation_type(action));
    event_flag(event, "gesture", webkit_navigation_action_is_user_gesture(action));
    event_flag(event, "redirect", webkit_navigation_action_is_redirect(action));
    event_text(event, "frame", webkit_navigation_action_get_frame_name(action));
}

static void add_response(Event *event, WebKitResponsePolicyDecision *decision) {
    WebKitURIResponse *response = webkit_response_policy_decision_get_response(decision);
    event_text(event, "url", webkit_uri_response_get_uri(response));
    event_text(event, "mime", webkit_uri_response_get_mime_type(response));
    event_number(event, "status", webkit_uri_response_get_status_code(response));
    event_number(event, "length", (double)webkit_uri_response_get_content_length(response));
    event_flag(event, "shows", webkit_response_policy_decision_is_mime_type_supported(decision));
    event_flag(event, "main", webkit_response_policy_decision_is_main_frame_main_resource(decision));
    add_headers(event, webkit_uri_response_get_http_headers(response));
}

static gboolean decide(WebKitWebView *web, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type, View *view) {
    static const char *const kinds[] = {"navigation", "window", "response"};
    if ((unsigned)type > 2) return FALSE;
    if (type == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION && authentication_allows(view, WEBKIT_NAVIGATION_POLICY_DECISION(decision))) {
        webkit_policy_decision_use(decision);
        return TRUE;
    }
    if (type == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION) authentication_note(view, WEBKIT_NAVIGATION_POLICY_DECISION(decision));
    uint32_t number = ask(DECISION, g_object_ref(decision));
    Event event = event_begin("policy", view->number);
    event_number(&event, "id", number);
    event_text(&event, "kind", kinds[type]);
    if (type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE) add_response(&event, WEBKIT_RESPONSE_POLICY_DECISION(decision));
    else add_action(&event, webkit_navigation_policy_decision_get_navigation_action(WEBKIT_NAVIGATION_POLICY_DECISION(decision)));
    event_send(&event);
    return TRUE;
}

void policy_decide(const Command *command) {
    WebKitPolicyDecision *decision = answered(command, DECISION);
    if (!decision) return;
    if (field_flag(command, "allow")) webkit_policy_decision_use(decision);
    else webkit_policy_decision_ignore(decision);
    g_object_unref(decision);
}

// A new window is the app's business: it is asked, and loads in a view of its own what was asked for.
static GtkWidget *create(WebKitWebView *web, WebKitNavigationAction *action, View *view) {
    Event event = event_begin("create", view->number);
    add_action(&event, action);
    event_send(&event);
    return NULL;
}

static void closed(WebKitWebView *web, View *view) {
    Event event = event_begin("close", view->number);
    event_send(&event);
}

static gboolean permission_asked(WebKitWebView *web, WebKitPermissionRequest *request, View *view) {
    webkit_permission_request_deny(request);
    return TRUE;
}

static gboolean menu_asked(WebKitWebView *web, WebKitContextMenu *menu, GdkEvent *cause, WebKitHitTestResult *hit, View *view) { return TRUE; }

// MARK: Dialogs

static gboolean dialog_shown(WebKitWebView *web, WebKitScriptDialog *dialog, View *view) {
    WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
    if (type == WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM) {
        webkit_script_dialog_confirm_set_confirmed(dialog, TRUE);
        return TRUE;
    }
    Event event = event_begin("dialog", view->number);
    event_number(&event, "id", ask(DIALOG, webkit_script_dialog_ref(dialog)));
    event_text(&event, "kind", type == WEBKIT_SCRIPT_DIALOG_ALERT ? "alert" : type == WEBKIT_SCRIPT_DIALOG_CONFIRM ? "confirm" : "prompt");
    event_text(&event, "text", webkit_script_dialog_get_message(dialog));
    if (type == WEBKIT_SCRIPT_DIALOG_PROMPT) event_text(&event, "default", webkit_script_dialog_prompt_get_default_text(dialog));
    event_text(&event, "url", webkit_web_view_get_uri(web));
    event_send(&event);
    return TRUE;
}

void dialog_answer(const Command *command) {
    WebKitScriptDialog *dialog = answered(command, DIALOG);
    if (!dialog) return;
    char *text = field_text(command, "text");
    WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
    if (type == WEBKIT_SCRIPT_DIALOG_CONFIRM) webkit_script_dialog_confirm_set_confirmed(dialog, field_flag(command, "confirmed"));
    if (type == WEBKIT_SCRIPT_DIALOG_PROMPT && text) webkit_script_dialog_prompt_set_text(dialog, text);
    webkit_script_dialog_close(dialog);
    webkit_script_dialog_unref(dialog);
    g_free(text);
}

// MARK: Messages of scripts

static const char *handler_name(gpointer content) { return g_quark_to_string(g_signal_get_invocation_hint(content)->detail); }

static void message_received(WebKitUserContentManager *content, WebKitJavascriptResult *result, View *view) {
    char *json = jsc_value_to_json(webkit_javascript_result_get_js_value(result), 0);
    Event event = event_begin("message", view->number);
    event_text(&event, "name", handler_name(content));
    event_json(&event, "value", json);
    event_send(&event);
    g_free(json);
}

static gboolean message_asked(WebKitUserContentManager *content, JSCValue *value, WebKitScriptMessageReply *reply, View *view) {
    char *json = jsc_value_to_json(value, 0);
    Event event = event_begin("message", view->number);
    event_text(&event, "name", handler_name(content));
    event_number(&event, "id", ask(MESSAGE, webkit_script_message_reply_ref(reply)));
    event_json(&event, "value", json);
    event_send(&event);
    g_free(json);
    return TRUE;
}

void message_answer(const Command *command) {
    WebKitScriptMessageReply *reply = answered(command, MESSAGE);
    if (!reply) return;
    char *failure = field_text(command, "failure");
    JSCValue *value = field_value(command, "value");
    if (failure || !value) {
        webkit_script_message_reply_return_error_message(reply, failure ? failure : "");
    } else {
        webkit_script_message_reply_return_value(reply, value);
    }
    webkit_script_message_reply_unref(reply);
    g_clear_object(&value);
    g_free(failure);
}

// MARK: What apps add to pages

static void add_script(View *view, JSCValue *script) {
    JSCValue *source = jsc_value_object_get_property(script, "source"), *world = jsc_value_object_get_property(script, "world");
    JSCValue *atEnd = jsc_value_object_get_property(script, "atEnd"), *main = jsc_value_object_get_property(script, "mainOnly");
    char *text = jsc_value_to_string(source), *name = jsc_value_is_string(world) ? jsc_value_to_string(world) : NULL;
    WebKitUserContentInjectedFrames frames =
        jsc_value_to_boolean(main) ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES;
    WebKitUserScriptInjectionTime time =
        jsc_value_to_boolean(atEnd) ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START;
    WebKitUserScript *added = name ? webkit_user_script_new_for_world(text, frames, time, name, NULL, NULL)
                                   : webkit_user_script_new(text, frames, time, NULL, NULL);
    webkit_user_content_manager_add_script(view->content, added);
    webkit_user_script_unref(added);
    g_free(text);
    g_free(name);
    for (JSCValue **each = (JSCValue *[]){source, world, atEnd, main, NULL}; *each; each++) g_object_unref(*each);
}

static void register_handler(View *view, JSCValue *handler) {
    JSCValue *name = jsc_value_object_get_property(handler, "name"), *world = jsc_value_object_get_property(handler, "world");
    JSCValue *replies = jsc_value_object_get_property(handler, "replies"), *removed = jsc_value_object_get_property(handler, "removed");
    char *text = jsc_value_to_string(name), *world_name = jsc_value_is_string(world) ? jsc_value_to_string(world) : NULL;
    bool answers = jsc_value_is_boolean(replies) && jsc_value_to_boolean(replies);
    char *signal = g_strdup_printf("%s::%s", answers ? "script-message-with-reply-received" : "script-message-received", text);
    if (jsc_value_is_boolean(removed) && jsc_value_to_boolean(removed)) {
        if (world_name) webkit_user_content_manager_unregister_script_message_handler_in_world(view->content, text, world_name);
        else webkit_user_content_manager_unregister_script_message_handler(view->content, text);
        GQuark detail = g_quark_from_string(text);
        g_signal_handlers_disconnect_matched(
            view->content, G_SIGNAL_MATCH_DETAIL | G_SIGNAL_MATCH_DATA, 0, detail, NULL, NULL, view);
    } else if (answers
               ? webkit_user_content_manager_register_script_message_handler_with_reply(view->content, text, world_name)
               : world_name ? webkit_user_content_manager_register_script_message_handler_in_world(view->content, text, world_name)
                            : webkit_user_content_manager_register_script_message_handler(view->content, text)) {
        g_signal_connect(view->content, signal, answers ? G_CALLBACK(message_asked) : G_CALLBACK(message_received), view);
    }
    g_free(signal);
    g_free(text);
    g_free(world_name);
    for (JSCValue **each = (JSCValue *[]){name, world, replies, removed, NULL}; *each; each++) g_object_unref(*each);
}

static void for_each_element(JSCValue *array, void (*body)(View *view, JSCValue *element), View *view) {
    if (!array || !jsc_value_is_array(array)) return;
    JSCValue *length = jsc_value_object_get_property(array, "length");
    for (int index = 0, count = jsc_value_to_int32(length); index < count; index++) {
        JSCValue *element = jsc_value_object_get_property_at_index(array, (guint)index);
        if (jsc_value_is_object(element)) body(view, element);
        g_object_unref(element);
    }
    g_object_unref(length);
}

// Replaces the scripts, and adds and removes handlers.
void content_set(View *view, const Command *command) {
    JSCValue *scripts = field_value(command, "scripts"), *handlers = field_value(command, "handlers");
    if (scripts && jsc_value_is_array(scripts)) webkit_user_content_manager_remove_all_scripts(view->content);
    for_each_element(scripts, add_script, view);
    for_each_element(handlers, register_handler, view);
    g_clear_object(&scripts);
    g_clear_object(&handlers);
}

static gboolean damaged(GtkWidget *window, GdkEvent *event, View *view) {
    Event dirty = event_begin("dirty", view->number);
    event_send(&dirty);
    return FALSE;
}

void signals_connect(View *view) {
    static const char *const properties[] = {"notify::title", "notify::uri", "notify::estimated-load-progress", "notify::is-loading"};
    for (size_t each = 0; each < G_N_ELEMENTS(properties); each++)
        g_signal_connect(view->web, properties[each], G_CALLBACK(state_changed), view);
    g_signal_connect(view->web, "load-changed", G_CALLBACK(load_changed), view);
    g_signal_connect(view->web, "load-failed", G_CALLBACK(load_failed), view);
    g_signal_connect(view->web, "load-failed-with-tls-errors", G_CALLBACK(certificate_failed), view);
    g_signal_connect(view->web, "web-process-terminated", G_CALLBACK(crashed), view);
    g_signal_connect(view->web, "decide-policy", G_CALLBACK(decide), view);
    g_signal_connect(view->web, "authenticate", G_CALLBACK(authentication_asked), view);
    g_signal_connect(view->web, "create", G_CALLBACK(create), view);
    g_signal_connect(view->web, "close", G_CALLBACK(closed), view);
    g_signal_connect(view->web, "permission-request", G_CALLBACK(permission_asked), view);
    g_signal_connect(view->web, "context-menu", G_CALLBACK(menu_asked), view);
    g_signal_connect(view->web, "script-dialog", G_CALLBACK(dialog_shown), view);
    g_signal_connect_after(view->web, "draw", G_CALLBACK(damaged), view);
}
