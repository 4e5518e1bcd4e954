// Loading, the list of what was loaded, scripts and pictures.
#include "View.h"

#include <string.h>

static void add_header(const char *name, const char *value, void *headers) {
    soup_message_headers_replace(headers, name, value);
}

static void load_request(View *view, const Command *command, const char *url) {
    WebKitURIRequest *request = webkit_uri_request_new(url);
    SoupMessageHeaders *headers = webkit_uri_request_get_http_headers(request);
    if (headers) field_for_each_pair(command, "headers", add_header, headers);
    webkit_web_view_load_request(view->web, request);
    g_clear_object(&view->request);
    view->request = request;
}

void view_load(View *view, const Command *command) {
    authentication_forget(view);
    char *url = field_text(command, "url"), *mime = field_text(command, "mime"), *encoding = field_text(command, "encoding");
    if (mime) {
        GBytes *bytes = g_bytes_new(command->bytes, command->length);
        webkit_web_view_load_bytes(view->web, bytes, mime, encoding, url);
        g_bytes_unref(bytes);
    } else if (url) {
        load_request(view, command, url);
    }
    g_free(url);
    g_free(mime);
    g_free(encoding);
}

void view_go(View *view, const Command *command) {
    authentication_forget(view);
    char *where = field_text(command, "where");
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(view->web);
    if (g_strcmp0(where, "back") == 0) webkit_web_view_go_back(view->web);
    else if (g_strcmp0(where, "forward") == 0) webkit_web_view_go_forward(view->web);
    else if (g_strcmp0(where, "reload") == 0) webkit_web_view_reload(view->web);
    else if (g_strcmp0(where, "origin") == 0) webkit_web_view_reload_bypass_cache(view->web);
    else if (g_strcmp0(where, "stop") == 0) webkit_web_view_stop_loading(view->web);
    else if (g_strcmp0(where, "item") == 0) {
        WebKitBackForwardListItem *item = webkit_back_forward_list_get_nth_item(list, (int)field_number(command, "offset"));
        if (item) webkit_web_view_go_to_back_forward_list_item(view->web, item);
    }
    g_free(where);
}

// MARK: Scripts

static void evaluated(GObject *web, GAsyncResult *result, gpointer user) {
    uint32_t id = GPOINTER_TO_UINT(user);
    GError *error = NULL;
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(web), result, &error);
    if (error) {
        bool is_result = g_error_matches(error, WEBKIT_JAVASCRIPT_ERROR, WEBKIT_JAVASCRIPT_ERROR_INVALID_RESULT);
        bool is_script = g_error_matches(error, WEBKIT_JAVASCRIPT_ERROR, WEBKIT_JAVASCRIPT_ERROR_SCRIPT_FAILED);
        reply_failure(id, is_result ? "result" : is_script ? "script" : "view", error->message);
        g_error_free(error);
        return;
    }
    Event event = reply_begin(id);
    char *json = value ? jsc_value_to_json(value, 0) : NULL;
    event_json(&event, "value", json);
    event_number(&event, "zoom", webkit_web_view_get_zoom_level(WEBKIT_WEB_VIEW(web)));
    event_send(&event);
    g_free(json);
    g_clear_object(&value);
}

void view_evaluate(View *view, const Command *command) {
    char *script = field_text(command, "script"), *world = field_text(command, "world");
    gpointer id = GUINT_TO_POINTER(id_of(command));
    if (!script) reply_failure(id_of(command), "script", "no script");
    else if (field_flag(command, "function"))
        webkit_web_view_call_async_javascript_function(view->web, script, -1, NULL, world, NULL, NULL, evaluated, id);
    else webkit_web_view_evaluate_javascript(view->web, script, -1, world, NULL, NULL, evaluated, id);
    g_free(script);
    g_free(world);
}

// MARK: Pictures

typedef struct {
    uint32_t view, id;
    char *metrics;
    bool is_transparent;
} Picture;

static void picture_free(Picture *picture) {
    g_free(picture->metrics);
    g_free(picture);
}

static void drawn(GObject *web, GAsyncResult *result, gpointer user) {
    Picture *picture = user;
    GError *error = NULL;
    cairo_surface_t *surface = webkit_web_view_get_snapshot_finish(WEBKIT_WEB_VIEW(web), result, &error);
    if (!surface || cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE) {
        reply_failure(picture->id, "picture", error ? error->message : "no picture");
    } else {
        cairo_surface_flush(surface);
        int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
        int stride = cairo_image_surface_get_stride(surface);
        Event event = reply_begin(picture->id);
        event_number(&event, "width", width);
        event_number(&event, "height", height);
        event_number(&event, "stride", stride);
        event_flag(&event, "opaque", cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24);
        event_json(&event, "value", picture->metrics);
        event_send_with_bytes(&event, cairo_image_surface_get_data(surface), (size_t)stride * (size_t)height);
    }
    if (surface) cairo_surface_destroy(surface);
    g_clear_error(&error);
    picture_free(picture);
}

static void draw(WebKitWebView *web, Picture *picture, WebKitSnapshotRegion region) {
    WebKitSnapshotOptions options = picture->is_transparent ? WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND : WEBKIT_SNAPSHOT_OPTIONS_NONE;
    webkit_web_view_get_snapshot(web, region, options, NULL, drawn, picture);
}

static void scrolled(GObject *web, GAsyncResult *result, gpointer user) {
    Picture *picture = user;
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(web), result, NULL);
    picture->metrics = value ? jsc_value_to_json(value, 0) : NULL;
    g_clear_object(&value);
    draw(WEBKIT_WEB_VIEW(web), picture, WEBKIT_SNAPSHOT_REGION_VISIBLE);
}

// Scrolls to a place, in points of the view, and draws what is visible there.
void view_frame(View *view, const Command *command) {
    Picture *picture = g_new0(Picture, 1);
    picture->id = id_of(command);
    picture->is_transparent = field_flag(command, "transparent");
    double zoom = webkit_web_view_get_zoom_level(view->web);
    char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE], scale[G_ASCII_DTOSTR_BUF_SIZE];
    g_ascii_dtostr(x, sizeof x, field_number(command, "x") / zoom);
    g_ascii_dtostr(y, sizeof y, field_number(command, "y") / zoom);
    g_ascii_dtostr(scale, sizeof scale, zoom);
    char *move = field_flag(command, "scrolls") ? g_strdup_printf("window.scrollTo({left:%s,top:%s,behavior:'instant'});", x, y) : g_strdup("");
    char *script = g_strdup_printf(
        "%s(function(){var e=document.scrollingElement||document.documentElement,z=%s;if(!e)return null;"
        "return [e.scrollWidth*z,e.scrollHeight*z,window.scrollX*z,window.scrollY*z]})()", move, scale);
    webkit_web_view_evaluate_javascript(view->web, script, -1, PRIVATE_WORLD, NULL, NULL, scrolled, picture);
    g_free(script);
    g_free(move);
}

void view_snapshot(View *view, const Command *command) {
    Picture *picture = g_new0(Picture, 1);
    picture->id = id_of(command);
    picture->is_transparent = field_flag(command, "transparent");
    draw(view->web, picture, field_flag(command, "full") ? WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT : WEBKIT_SNAPSHOT_REGION_VISIBLE);
}
