#include "View.h"

static GHashTable *views;

uint32_t id_of(const Command *command) {
    double number = field_number(command, "id");
    return number >= 1 && number <= UINT32_MAX ? (uint32_t)number : 0;
}

View *view_numbered(uint32_t number) { return views ? g_hash_table_lookup(views, GUINT_TO_POINTER(number)) : NULL; }

View *view_of(const Command *command) {
    double number = field_number(command, "view");
    return number >= 1 && number <= UINT32_MAX ? view_numbered((uint32_t)number) : NULL;
}

View *view_of_web(WebKitWebView *web) { return web ? g_object_get_data(G_OBJECT(web), "quince") : NULL; }

// MARK: Contexts

static char *data_folder, *cache_folder;

void context_set_folders(const char *data, const char *caches) {
    data_folder = g_strdup(data);
    cache_folder = g_strdup(caches);
}

const char *context_cache_folder(void) { return cache_folder ? cache_folder : data_folder ? data_folder : g_get_tmp_dir(); }

static WebKitWebContext *make_context(bool is_ephemeral) {
    WebKitWebContext *context;
    if (is_ephemeral || !data_folder) {
        context = webkit_web_context_new_ephemeral();
    } else {
        WebKitWebsiteDataManager *manager = webkit_website_data_manager_new(
            "base-data-directory", data_folder, "base-cache-directory", cache_folder ? cache_folder : data_folder, NULL);
        context = webkit_web_context_new_with_website_data_manager(manager);
        char *cookies = g_build_filename(data_folder, "cookies.sqlite", NULL);
        webkit_cookie_manager_set_persistent_storage(
            webkit_web_context_get_cookie_manager(context), cookies, WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE);
        g_free(cookies);
        g_object_unref(manager);
    }
    webkit_web_context_set_cache_model(context, WEBKIT_CACHE_MODEL_DOCUMENT_VIEWER);
    webkit_cookie_manager_set_accept_policy(
        webkit_web_context_get_cookie_manager(context), WEBKIT_COOKIE_POLICY_ACCEPT_NO_THIRD_PARTY);
    return context;
}

WebKitWebContext *context_shared(bool is_ephemeral) {
    static WebKitWebContext *contexts[2];
    if (!contexts[is_ephemeral]) contexts[is_ephemeral] = make_context(is_ephemeral);
    return contexts[is_ephemeral];
}

// MARK: Views

// Pages have no bars to scroll by: the app's scroll view shows its own.
static const char bars[] = "::-webkit-scrollbar{display:none}";

static void add_own_scripts(View *view) {
    WebKitUserStyleSheet *sheet = webkit_user_style_sheet_new(
        bars, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_STYLE_LEVEL_USER, NULL, NULL);
    webkit_user_content_manager_add_style_sheet(view->content, sheet);
    webkit_user_style_sheet_unref(sheet);
}

static int bounded(double value) { return value >= 1 && value <= 16384 ? (int)value : 1; }

void view_create(const Command *command) {
    double number = field_number(command, "view");
    if (number < 1 || number > UINT32_MAX || view_of(command)) return;
    View *view = g_new0(View, 1);
    view->number = (uint32_t)number;
    view->page_zoom = 1;
    view->width = bounded(field_number(command, "width"));
    view->height = bounded(field_number(command, "height"));
    view->content = webkit_user_content_manager_new();
    add_own_scripts(view);
    view->web = g_object_new(
        WEBKIT_TYPE_WEB_VIEW, "web-context", context_shared(field_flag(command, "ephemeral")), "user-content-manager", view->content, NULL);
    g_object_set_data(G_OBJECT(view->web), "quince", view);
    WebKitSettings *settings = webkit_web_view_get_settings(view->web);
    webkit_settings_set_hardware_acceleration_policy(settings, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER);
    webkit_settings_set_enable_back_forward_navigation_gestures(settings, FALSE);
    webkit_settings_set_enable_developer_extras(settings, FALSE);
    webkit_settings_set_enable_smooth_scrolling(settings, FALSE);
    webkit_settings_set_default_font_size(settings, 16);
    view_settings(view, command);
    signals_connect(view);
    // Without a window manager, a window that asks none is shown at once. Its picture is not what the app gets.
    view->window = gtk_window_new(GTK_WINDOW_POPUP);
    gtk_window_set_default_size(GTK_WINDOW(view->window), view->width, view->height);
    gtk_container_add(GTK_CONTAINER(view->window), GTK_WIDGET(view->web));
    gtk_widget_set_size_request(GTK_WIDGET(view->web), view->width, view->height);
    gtk_widget_show_all(view->window);
    gtk_widget_grab_focus(GTK_WIDGET(view->web));
    if (!views) views = g_hash_table_new(NULL, NULL);
    g_hash_table_insert(views, GUINT_TO_POINTER(view->number), view);
}

void view_settings(View *view, const Command *command) {
    WebKitSettings *settings = webkit_web_view_get_settings(view->web);
    char *agent = field_text(command, "agent");
    if (agent && *agent) webkit_settings_set_user_agent(settings, agent);
    webkit_settings_set_enable_javascript_markup(settings, !field_flag(command, "withoutScripts"));
    webkit_settings_set_javascript_can_open_windows_automatically(settings, field_flag(command, "opensWindows"));
    webkit_settings_set_media_playback_allows_inline(settings, field_flag(command, "playsInline"));
    webkit_settings_set_media_playback_requires_user_gesture(settings, field_flag(command, "playsOnRequest"));
    webkit_settings_set_allow_file_access_from_file_urls(settings, field_flag(command, "filesReadFiles"));
    webkit_settings_set_allow_universal_access_from_file_urls(settings, field_flag(command, "filesReadAll"));
    int minimum = (int)field_number(command, "minimumFontSize");
    webkit_settings_set_minimum_font_size(settings, minimum > 0 && minimum < 200 ? (guint32)minimum : 0);
    double zoom = field_number(command, "zoom");
    view->page_zoom = zoom > 0.01 && zoom < 100 ? zoom : 1;
    GdkRGBA background;
    char *color = field_text(command, "background");
    if (color && gdk_rgba_parse(&background, color)) webkit_web_view_set_background_color(view->web, &background);
    g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", (gboolean)field_flag(command, "dark"), NULL);
    view_update_zoom(view);
    g_free(color);
    g_free(agent);
}

// Pages that say nothing of their viewport are laid out for a desktop's width and shown as small as the view needs it.
void view_update_zoom(View *view) {
    double fit = view->layout_width > view->width ? view->width / view->layout_width : 1;
    webkit_web_view_set_zoom_level(view->web, fit * view->page_zoom);
}

void view_resize(View *view, const Command *command) {
    view->width = bounded(field_number(command, "width"));
    view->height = bounded(field_number(command, "height"));
    gtk_widget_set_size_request(GTK_WIDGET(view->web), view->width, view->height);
    gtk_window_resize(GTK_WINDOW(view->window), view->width, view->height);
    view_update_zoom(view);
}

void view_close(View *view, const Command *command) {
    g_hash_table_remove(views, GUINT_TO_POINTER(view->number));
    if (view->state_source) g_source_remove(view->state_source);
    authentication_forget(view);
    g_clear_object(&view->request);
    g_object_set_data(G_OBJECT(view->web), "quince", NULL);
    g_signal_handlers_disconnect_by_data(view->web, view);
    g_signal_handlers_disconnect_by_data(view->content, view);
    gtk_widget_destroy(view->window);
    g_object_unref(view->content);
    g_free(view);
}
