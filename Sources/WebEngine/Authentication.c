// Servers that ask who the user is.
//
// WebKitGTK cancels a view's question for a credential when a load starts. The question comes from the network's process and the start from the
// page's, so that on a busy machine a question may arrive before the start of its own load, which then fails as cancelled. Such a load is
// repeated; the app, which has been asked by then, hears of neither, and its answer is the second question's.
#include "View.h"

#include <string.h>

typedef struct {
    uint32_t number, view;
    // NULL where the engine cancelled it before the app's answer.
    WebKitAuthenticationRequest *request;
    // Whether the view was not loading when the question arrived.
    bool is_early;
    // The app's answer to a question that the engine has cancelled.
    bool is_answered, cancels, keeps;
    char *user, *password;
} Question;

static GHashTable *questions;

static Question *find(uint32_t number) { return questions ? g_hash_table_lookup(questions, GUINT_TO_POINTER(number)) : NULL; }

static void free_question(gpointer data) {
    Question *question = data;
    g_clear_object(&question->request);
    g_free(question->user);
    g_free(question->password);
    g_free(question);
}

static Question *add_question(View *view) {
    if (!questions) questions = g_hash_table_new_full(NULL, NULL, NULL, free_question);
    Question *question = g_new0(Question, 1);
    question->number = question_number();
    question->view = view->number;
    g_hash_table_insert(questions, GUINT_TO_POINTER(question->number), question);
    return question;
}

// Answers the engine with the app's answer, and forgets the question. Without a user, the server's refusal is shown.
static void answer(Question *question) {
    g_hash_table_steal(questions, GUINT_TO_POINTER(question->number));
    if (question->cancels) {
        webkit_authentication_request_cancel(question->request);
    } else if (question->user && question->password) {
        WebKitCredentialPersistence time =
            question->keeps ? WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION : WEBKIT_CREDENTIAL_PERSISTENCE_NONE;
        WebKitCredential *credential = webkit_credential_new(question->user, question->password, time);
        webkit_authentication_request_authenticate(question->request, credential);
        webkit_credential_free(credential);
    } else {
        webkit_authentication_request_authenticate(question->request, NULL);
    }
    free_question(question);
}

void authentication_answer(const Command *command) {
    Question *question = find(id_of(command));
    if (!question || question->is_answered) return;
    question->is_answered = true;
    question->cancels = field_flag(command, "cancels");
    question->keeps = field_flag(command, "keeps");
    question->user = field_text(command, "user");
    question->password = field_text(command, "password");
    if (question->request) answer(question);
}

// MARK: Questions

static void cancelled(WebKitAuthenticationRequest *request, gpointer number) {
    Question *question = find(GPOINTER_TO_UINT(number));
    if (!question || question->request != request) return;
    View *view = view_numbered(question->view);
    if (!view || !question->is_early) {
        g_hash_table_remove(questions, number);
        return;
    }
    g_clear_object(&question->request);
    view->cancelled_question = question->number;
}

static const char *scheme_name(WebKitAuthenticationScheme scheme) {
    switch (scheme) {
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: return "basic";
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: return "digest";
    case WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM: return "form";
    case WEBKIT_AUTHENTICATION_SCHEME_NTLM: return "ntlm";
    case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: return "negotiate";
    case WEBKIT_AUTHENTICATION_SCHEME_CLIENT_CERTIFICATE_REQUESTED: return "certificate";
    default: return "default";
    }
}

static void send_question(const Question *question) {
    WebKitAuthenticationRequest *request = question->request;
    WebKitSecurityOrigin *origin = webkit_authentication_request_get_security_origin(request);
    Event event = event_begin("authenticate", question->view);
    event_number(&event, "id", question->number);
    event_text(&event, "host", webkit_authentication_request_get_host(request));
    event_number(&event, "port", webkit_authentication_request_get_port(request));
    event_text(&event, "protocol", origin ? webkit_security_origin_get_protocol(origin) : NULL);
    event_text(&event, "realm", webkit_authentication_request_get_realm(request));
    event_text(&event, "scheme", scheme_name(webkit_authentication_request_get_scheme(request)));
    event_flag(&event, "retry", webkit_authentication_request_is_retry(request));
    event_send(&event);
    if (origin) webkit_security_origin_unref(origin);
}

gboolean authentication_asked(WebKitWebView *web, WebKitAuthenticationRequest *request, View *view) {
    Question *repeated = find(view->cancelled_question), *question = repeated ? repeated : add_question(view);
    view->cancelled_question = 0;
    question->request = g_object_ref(request);
    question->is_early = !view->is_loading;
    g_signal_connect(request, "cancelled", G_CALLBACK(cancelled), GUINT_TO_POINTER(question->number));
    if (question->is_answered) answer(question);
    else if (!repeated) send_question(question);
    return TRUE;
}

// MARK: Loads that are repeated

bool authentication_failed(View *view, WebKitLoadEvent what, const char *url, const GError *error) {
    Question *question = find(view->cancelled_question);
    bool is_repeated = question && what == WEBKIT_LOAD_STARTED && !(question->is_answered && question->cancels) && !view->sends_body
        && g_error_matches(error, WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_CANCELLED);
    if (!is_repeated) {
        authentication_forget(view);
        return false;
    }
    bool is_apps = view->request && g_strcmp0(webkit_uri_request_get_uri(view->request), url) == 0;
    WebKitURIRequest *request = is_apps ? g_object_ref(view->request) : webkit_uri_request_new(url);
    g_clear_object(&view->request);
    view->request = request;
    view->repetition = REPETITION_DUE;
    return true;
}

bool authentication_repeats(View *view) {
    if (view->repetition != REPETITION_DUE) return false;
    view->repetition = REPETITION_BEGUN;
    webkit_web_view_load_request(view->web, view->request);
    return true;
}

static WebKitURIRequest *decided_request(WebKitNavigationPolicyDecision *decision) {
    return webkit_navigation_action_get_request(webkit_navigation_policy_decision_get_navigation_action(decision));
}

void authentication_note(View *view, WebKitNavigationPolicyDecision *decision) {
    const char *method = webkit_uri_request_get_http_method(decided_request(decision));
    view->sends_body = method && strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0;
}

bool authentication_allows(View *view, WebKitNavigationPolicyDecision *decision) {
    if (view->repetition != REPETITION_BEGUN) return false;
    const char *url = webkit_uri_request_get_uri(decided_request(decision));
    return g_strcmp0(url, webkit_uri_request_get_uri(view->request)) == 0;
}

void authentication_forget(View *view) {
    if (questions && view->cancelled_question) g_hash_table_remove(questions, GUINT_TO_POINTER(view->cancelled_question));
    view->cancelled_question = 0;
    view->repetition = NO_REPETITION;
}
