// Cookies and other data of websites, schemes of the app's own, and rules of what pages may load.
#include "View.h"

#include <string.h>

static WebKitCookieManager *cookies_of(const Command *command) {
    return webkit_web_context_get_cookie_manager(context_shared(field_flag(command, "ephemeral")));
}

static void append_cookie(GString *json, SoupCookie *cookie) {
    static const char *const policies[] = {"none", "lax", "strict"};
    unsigned policy = soup_cookie_get_same_site_policy(cookie);
    if (json->len > 1) g_string_append_c(json, ',');
    g_string_append(json, "{\"name\":");
    json_append_text(json, soup_cookie_get_name(cookie));
    g_string_append(json, ",\"value\":");
    json_append_text(json, soup_cookie_get_value(cookie));
    g_string_append(json, ",\"domain\":");
    json_append_text(json, soup_cookie_get_domain(cookie));
    g_string_append(json, ",\"path\":");
    json_append_text(json, soup_cookie_get_path(cookie));
    if (soup_cookie_get_expires(cookie))
        g_string_append_printf(json, ",\"expires\":%" G_GINT64_FORMAT, g_date_time_to_unix(soup_cookie_get_expires(cookie)));
    g_string_append_printf(json, ",\"secure\":%s", soup_cookie_get_secure(cookie) ? "true" : "false");
    g_string_append_printf(json, ",\"httpOnly\":%s", soup_cookie_get_http_only(cookie) ? "true" : "false");
    g_string_append_printf(json, ",\"sameSite\":\"%s\"}", policy < 3 ? policies[policy] : "none");
}

static void cookies_known(GObject *manager, GAsyncResult *result, gpointer user) {
    GList *cookies = webkit_cookie_manager_get_all_cookies_finish(WEBKIT_COOKIE_MANAGER(manager), result, NULL);
    GString *json = g_string_new("[");
    for (GList *each = cookies; each; each = each->next) append_cookie(json, each->data);
    g_string_append_c(json, ']');
    Event event = reply_begin(GPOINTER_TO_UINT(user));
    event_json(&event, "value", json->str);
    event_send(&event);
    g_string_free(json, TRUE);
    g_list_free_full(cookies, (GDestroyNotify)soup_cookie_free);
}

void cookies_get(const Command *command) {
    webkit_cookie_manager_get_all_cookies(cookies_of(command), NULL, cookies_known, GUINT_TO_POINTER(id_of(command)));
}

// The cookie that a command describes; NULL without a name, a domain or a path.
static SoupCookie *cookie_in(const Command *command) {
    char *name = field_text(command, "name"), *value = field_text(command, "value"), *domain = field_text(command, "domain");
    char *path = field_text(command, "path"), *policy = field_text(command, "sameSite");
    SoupCookie *cookie = name && domain && path ? soup_cookie_new(name, value ? value : "", domain, path, -1) : NULL;
    if (cookie) {
        double expires = field_number(command, "expires");
        GDateTime *date = expires > 0 && expires < 253402300800.0 ? g_date_time_new_from_unix_utc((gint64)expires) : NULL;
        if (date) soup_cookie_set_expires(cookie, date);
        g_clear_pointer(&date, g_date_time_unref);
        soup_cookie_set_secure(cookie, field_flag(command, "secure"));
        soup_cookie_set_http_only(cookie, field_flag(command, "httpOnly"));
        soup_cookie_set_same_site_policy(
            cookie, g_strcmp0(policy, "strict") == 0 ? SOUP_SAME_SITE_POLICY_STRICT
                    : g_strcmp0(policy, "lax") == 0  ? SOUP_SAME_SITE_POLICY_LAX
                                                     : SOUP_SAME_SITE_POLICY_NONE);
    }
    for (char **each = (char *[]){name, value, domain, path, policy}, **end = each + 5; each < end; each++) g_free(*each);
    return cookie;
}

static void cookie_added(GObject *manager, GAsyncResult *result, gpointer user) {
    webkit_cookie_manager_add_cookie_finish(WEBKIT_COOKIE_MANAGER(manager), result, NULL);
    reply_empty(GPOINTER_TO_UINT(user));
}

void cookies_set(const Command *command) {
    SoupCookie *cookie = cookie_in(command);
    if (!cookie) return reply_failure(id_of(command), "cookie", "no name, domain or path");
    webkit_cookie_manager_add_cookie(cookies_of(command), cookie, NULL, cookie_added, GUINT_TO_POINTER(id_of(command)));
    soup_cookie_free(cookie);
}

static void cookie_deleted(GObject *manager, GAsyncResult *result, gpointer user) {
    webkit_cookie_manager_delete_cookie_finish(WEBKIT_COOKIE_MANAGER(manager), result, NULL);
    reply_empty(GPOINTER_TO_UINT(user));
}

void cookies_delete(const Command *command) {
    SoupCookie *cookie = cookie_in(command);
    if (!cookie) return reply_failure(id_of(command), "cookie", "no name, domain or path");
    webkit_cookie_manager_delete_cookie(cookies_of(command), cookie, NULL, cookie_deleted, GUINT_TO_POINTER(id_of(command)));
    soup_cookie_free(cookie);
}

static void data_cleared(GObject *manager, GAsyncResult *result, gpointer user) {
    webkit_website_data_manager_clear_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    reply_empty(GPOINTER_TO_UINT(user));
}

// Removes kinds of data that were stored within the last seconds; of all times for 0.
void data_clear(const Command *command) {
    static const struct { const char *name; WebKitWebsiteDataTypes type; } types[] = {
        {"memory", WEBKIT_WEBSITE_DATA_MEMORY_CACHE}, {"disk", WEBKIT_WEBSITE_DATA_DISK_CACHE}, {"cookies", WEBKIT_WEBSITE_DATA_COOKIES},
        {"local", WEBKIT_WEBSITE_DATA_LOCAL_STORAGE}, {"session", WEBKIT_WEBSITE_DATA_SESSION_STORAGE},
        {"databases", WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES}, {"workers", WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS},
        {"fetch", WEBKIT_WEBSITE_DATA_DOM_CACHE}, {"offline", WEBKIT_WEBSITE_DATA_OFFLINE_APPLICATION_CACHE},
    };
    WebKitWebsiteDataTypes chosen = 0;
    for (size_t each = 0; each < G_N_ELEMENTS(types); each++)
        if (field_flag(command, types[each].name)) chosen |= types[each].type;
    double seconds = field_number(command, "seconds");
    GTimeSpan span = seconds > 0 && seconds < 1e9 ? (GTimeSpan)(seconds * G_TIME_SPAN_SECOND) : 0;
    webkit_website_data_manager_clear(
        webkit_web_context_get_website_data_manager(context_shared(field_flag(command, "ephemeral"))), chosen, span, NULL, data_cleared,
        GUINT_TO_POINTER(id_of(command)));
}

// MARK: Schemes

static GHashTable *scheme_requests;
static uint32_t last_request;

static void append_header(const char *name, const char *value, gpointer user) {
    GString *json = user;
    if (json->len > 1) g_string_append_c(json, ',');
    json_append_text(json, name);
    g_string_append_c(json, ':');
    json_append_text(json, value);
}

static void scheme_requested(WebKitURISchemeRequest *request, gpointer user) {
    View *view = view_of_web(webkit_uri_scheme_request_get_web_view(request));
    if (!view) {
        GError *error = g_error_new_literal(g_quark_from_static_string("quince"), 1, "The view is gone.");
        webkit_uri_scheme_request_finish_error(request, error);
        return g_error_free(error);
    }
    if (!scheme_requests) scheme_requests = g_hash_table_new_full(NULL, NULL, NULL, g_object_unref);
    last_request += 1;
    g_hash_table_insert(scheme_requests, GUINT_TO_POINTER(last_request), g_object_ref(request));
    GString *headers = g_string_new("{");
    SoupMessageHeaders *list = webkit_uri_scheme_request_get_http_headers(request);
    if (list) soup_message_headers_foreach(list, append_header, headers);
    g_string_append_c(headers, '}');
    Event event = event_begin("scheme", view->number);
    event_number(&event, "id", last_request);
    event_text(&event, "url", webkit_uri_scheme_request_get_uri(request));
    event_text(&event, "method", webkit_uri_scheme_request_get_http_method(request));
    event_json(&event, "headers", headers->str);
    event_send(&event);
    g_string_free(headers, TRUE);
}

void context_register_scheme(const Command *command) {
    static GHashTable *registered[2];
    bool is_ephemeral = field_flag(command, "ephemeral");
    char *scheme = field_text(command, "scheme");
    if (!registered[is_ephemeral]) registered[is_ephemeral] = g_hash_table_new(g_str_hash, g_str_equal);
    if (!scheme || !g_hash_table_add(registered[is_ephemeral], scheme)) return g_free(scheme);
    WebKitWebContext *context = context_shared(is_ephemeral);
    webkit_web_context_register_uri_scheme(context, scheme, scheme_requested, NULL, NULL);
    webkit_security_manager_register_uri_scheme_as_cors_enabled(webkit_web_context_get_security_manager(context), scheme);
}

static void set_header(const char *name, const char *value, void *headers) { soup_message_headers_append(headers, name, value); }

void scheme_respond(const Command *command) {
    gpointer number = GUINT_TO_POINTER(id_of(command));
    WebKitURISchemeRequest *request = scheme_requests ? g_hash_table_lookup(scheme_requests, number) : NULL;
    if (!request) return;
    char *failure = field_text(command, "failure"), *mime = field_text(command, "mime");
    if (failure) {
        GError *error = g_error_new_literal(g_quark_from_static_string("quince-scheme"), (gint)field_number(command, "code"), failure);
        webkit_uri_scheme_request_finish_error(request, error);
        g_error_free(error);
    } else {
        GBytes *bytes = g_bytes_new(command->bytes, command->length);
        GInputStream *stream = g_memory_input_stream_new_from_bytes(bytes);
        WebKitURISchemeResponse *response = webkit_uri_scheme_response_new(stream, (gint64)command->length);
        double status = field_number(command, "status");
        webkit_uri_scheme_response_set_status(response, status >= 100 && status < 600 ? (guint)status : 200, NULL);
        if (mime) webkit_uri_scheme_response_set_content_type(response, mime);
        SoupMessageHeaders *headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
        field_for_each_pair(command, "headers", set_header, headers);
        webkit_uri_scheme_response_set_http_headers(response, headers);
        webkit_uri_scheme_request_finish_with_response(request, response);
        g_object_unref(response);
        g_object_unref(stream);
        g_bytes_unref(bytes);
    }
    g_hash_table_remove(scheme_requests, number);
    g_free(failure);
    g_free(mime);
}

// MARK: Rules

static GHashTable *filters;

static WebKitUserContentFilterStore *filter_store(void) {
    static WebKitUserContentFilterStore *store;
    if (store) return store;
    char *folder = g_build_filename(context_cache_folder(), "rules", NULL);
    store = webkit_user_content_filter_store_new(folder);
    g_free(folder);
    return store;
}

typedef struct { uint32_t id; char *name; } Compilation;

static void filter_compiled(GObject *store, GAsyncResult *result, gpointer user) {
    Compilation *compilation = user;
    GError *error = NULL;
    WebKitUserContentFilter *filter = webkit_user_content_filter_store_save_finish(WEBKIT_USER_CONTENT_FILTER_STORE(store), result, &error);
    if (filter) {
        if (!filters) filters = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)webkit_user_content_filter_unref);
        g_hash_table_insert(filters, g_strdup(compilation->name), filter);
        reply_empty(compilation->id);
    } else {
        reply_failure(compilation->id, "rules", error ? error->message : "");
    }
    g_clear_error(&error);
    g_free(compilation->name);
    g_free(compilation);
}

void filter_compile(const Command *command) {
    char *name = field_text(command, "name");
    if (!name) return reply_failure(id_of(command), "rules", "no name");
    Compilation *compilation = g_new(Compilation, 1);
    *compilation = (Compilation){id_of(command), name};
    GBytes *source = g_bytes_new(command->bytes, command->length);
    webkit_user_content_filter_store_save(filter_store(), name, source, NULL, filter_compiled, compilation);
    g_bytes_unref(source);
}

// Gives a view the rules of these names, and no others.
void filter_add(View *view, const Command *command) {
    JSCValue *names = field_value(command, "names");
    webkit_user_content_manager_remove_all_filters(view->content);
    JSCValue *length = names && jsc_value_is_array(names) ? jsc_value_object_get_property(names, "length") : NULL;
    for (int index = 0, count = length ? jsc_value_to_int32(length) : 0; index < count; index++) {
        JSCValue *element = jsc_value_object_get_property_at_index(names, (guint)index);
        char *name = jsc_value_to_string(element);
        WebKitUserContentFilter *filter = filters ? g_hash_table_lookup(filters, name) : NULL;
        if (filter) webkit_user_content_manager_add_filter(view->content, filter);
        g_free(name);
        g_object_unref(element);
    }
    g_clear_object(&length);
    g_clear_object(&names);
}
