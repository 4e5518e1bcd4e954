// Pointers and keys, as events of the window system.
#include "View.h"

#include <gdk/gdkkeysyms.h>

static void send_button(View *view, GdkEventType type, double x, double y) {
    GdkWindow *window = gtk_widget_get_window(GTK_WIDGET(view->web));
    if (!window) return;
    GdkEvent *event = gdk_event_new(type);
    event->button.window = g_object_ref(window);
    event->button.time = (guint32)(g_get_monotonic_time() / 1000);
    event->button.x = event->button.x_root = x;
    event->button.y = event->button.y_root = y;
    event->button.button = 1;
    event->button.state = type == GDK_BUTTON_RELEASE ? GDK_BUTTON1_MASK : 0;
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
    gtk_widget_event(GTK_WIDGET(view->web), event);
    gdk_event_free(event);
}

static void send_motion(View *view, double x, double y, bool is_down) {
    GdkWindow *window = gtk_widget_get_window(GTK_WIDGET(view->web));
    if (!window) return;
    GdkEvent *event = gdk_event_new(GDK_MOTION_NOTIFY);
    event->motion.window = g_object_ref(window);
    event->motion.time = (guint32)(g_get_monotonic_time() / 1000);
    event->motion.x = event->motion.x_root = x;
    event->motion.y = event->motion.y_root = y;
    event->motion.state = is_down ? GDK_BUTTON1_MASK : 0;
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
    gtk_widget_event(GTK_WIDGET(view->web), event);
    gdk_event_free(event);
}

// Pages take keys only in a window that has the keyboard.
static void take_focus(View *view) {
    GdkWindow *window = gtk_widget_get_window(view->window);
    if (!window || gtk_window_has_toplevel_focus(GTK_WINDOW(view->window))) return;
    GdkEvent *event = gdk_event_new(GDK_FOCUS_CHANGE);
    event->focus_change.window = g_object_ref(window);
    event->focus_change.in = TRUE;
    gtk_widget_event(view->window, event);
    gdk_event_free(event);
}

// What the page's focus is in: the kind of a field, or nothing.
#define FOCUS                                                                                                                               \
    "(function(){var e=document.activeElement;while(e&&e.shadowRoot&&e.shadowRoot.activeElement)e=e.shadowRoot.activeElement;"              \
    "if(!e)return null;if(e.isContentEditable)return {kind:'text',multiline:true};var n=e.tagName;"                                         \
    "if(n==='TEXTAREA')return {kind:'text',multiline:true};if(n!=='INPUT'||e.readOnly||e.disabled)return null;var t=e.type;"                \
    "if(/^(button|checkbox|radio|submit|reset|file|image|range|color|hidden|date|time|month|week|datetime-local)$/.test(t))return null;"    \
    "return {kind:t,multiline:false}})()"

static void focus_known(GObject *web, GAsyncResult *result, gpointer user) {
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(web), result, NULL);
    char *json = value ? jsc_value_to_json(value, 0) : NULL;
    Event event = reply_begin(GPOINTER_TO_UINT(user));
    event_json(&event, "value", json);
    event_send(&event);
    g_free(json);
    g_clear_object(&value);
}

// Replies with the focus, after what was sent to the page before.
static void ask_focus(View *view, const Command *command) {
    webkit_web_view_evaluate_javascript(
        view->web, FOCUS, -1, PRIVATE_WORLD, NULL, NULL, focus_known, GUINT_TO_POINTER(id_of(command)));
}

// Replies with the focus once the page has handled an event that is sent next, or has not for a while.
static void ask_focus_after(View *view, const Command *command, const char *event) {
    char *script = g_strdup_printf(
        "return await new Promise(r=>{let f=()=>setTimeout(()=>r(%s),0);window.addEventListener('%s',f,{once:true,capture:true});"
        "setTimeout(f,300)})", FOCUS, event);
    webkit_web_view_call_async_javascript_function(
        view->web, script, -1, NULL, PRIVATE_WORLD, NULL, NULL, focus_known, GUINT_TO_POINTER(id_of(command)));
    g_free(script);
}

void view_pointer(View *view, const Command *command) {
    char *phase = field_text(command, "phase");
    double x = field_number(command, "x"), y = field_number(command, "y");
    take_focus(view);
    ask_focus_after(view, command, "mouseup");
    if (g_strcmp0(phase, "tap") == 0) {
        send_motion(view, x, y, false);
        send_button(view, GDK_BUTTON_PRESS, x, y);
        send_button(view, GDK_BUTTON_RELEASE, x, y);
    }
    g_free(phase);
}

// Text is put where the page's caret is, as an input method does.
void view_edit(View *view, const Command *command) {
    char *text = field_text(command, "text"), *name = field_text(command, "edit");
    take_focus(view);
    if (text) webkit_web_view_execute_editing_command_with_argument(view->web, "InsertText", text);
    if (name) webkit_web_view_execute_editing_command(view->web, name);
    ask_focus(view, command);
    g_free(text);
    g_free(name);
}

static void send_key(View *view, GdkEventType type, guint key) {
    GdkWindow *window = gtk_widget_get_window(GTK_WIDGET(view->web));
    if (!window) return;
    GdkKeymapKey *keys = NULL;
    gint count = 0;
    GdkEvent *event = gdk_event_new(type);
    event->key.window = g_object_ref(window);
    event->key.time = (guint32)(g_get_monotonic_time() / 1000);
    event->key.keyval = key;
    if (gdk_keymap_get_entries_for_keyval(gdk_keymap_get_for_display(gdk_display_get_default()), key, &keys, &count) && count > 0)
        event->key.hardware_keycode = (guint16)keys[0].keycode;
    g_free(keys);
    gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())));
    gtk_widget_event(GTK_WIDGET(view->web), event);
    gdk_event_free(event);
}

void view_key(View *view, const Command *command) {
    char *name = field_text(command, "name");
    guint key = name ? gdk_keyval_from_name(name) : GDK_KEY_VoidSymbol;
    take_focus(view);
    ask_focus_after(view, command, "keyup");
    if (key != GDK_KEY_VoidSymbol) {
        send_key(view, GDK_KEY_PRESS, key);
        send_key(view, GDK_KEY_RELEASE, key);
    }
    g_free(name);
}

// MARK: Finding

static void found(WebKitFindController *finder, guint count, gpointer id) {
    g_signal_handlers_disconnect_by_data(finder, id);
    Event event = reply_begin(GPOINTER_TO_UINT(id));
    event_json(&event, "value", "true");
    event_send(&event);
}

static void not_found(WebKitFindController *finder, gpointer id) {
    g_signal_handlers_disconnect_by_data(finder, id);
    Event event = reply_begin(GPOINTER_TO_UINT(id));
    event_json(&event, "value", "false");
    event_send(&event);
}

void view_find(View *view, const Command *command) {
    char *text = field_text(command, "text");
    WebKitFindController *finder = webkit_web_view_get_find_controller(view->web);
    guint options = (field_flag(command, "caseSensitive") ? 0 : WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE)
                    | (field_flag(command, "backwards") ? WEBKIT_FIND_OPTIONS_BACKWARDS : 0)
                    | (field_flag(command, "wraps") ? WEBKIT_FIND_OPTIONS_WRAP_AROUND : 0);
    gpointer id = GUINT_TO_POINTER(id_of(command));
    g_signal_connect(finder, "found-text", G_CALLBACK(found), id);
    g_signal_connect(finder, "failed-to-find-text", G_CALLBACK(not_found), id);
    webkit_find_controller_search(finder, text ? text : "", options, G_MAXUINT);
    g_free(text);
}
