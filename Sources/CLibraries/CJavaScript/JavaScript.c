#include "CJavaScript.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef void (*finalize_callback)(JSObjectRef object);
typedef JSValueRef (*call_callback)(JSContextRef, JSObjectRef, JSObjectRef, size_t, const JSValueRef[], JSValueRef *);

/// `JSClassDefinition` of version 0.
typedef struct {
    int version;
    unsigned attributes;
    const char *name;
    JSClassRef parent;
    const void *static_values, *static_functions;
    void *initialize;
    finalize_callback finalize;
    void *has, *get, *set, *delete_property, *names;
    call_callback call;
    void *construct, *has_instance, *convert;
} class_definition;

#define FUNCTIONS(F) \
    F(JSContextGroupRef, JSContextGroupCreate, (void)) \
    F(void, JSContextGroupRelease, (JSContextGroupRef)) \
    F(JSGlobalContextRef, JSGlobalContextCreateInGroup, (JSContextGroupRef, JSClassRef)) \
    F(void, JSGlobalContextRelease, (JSGlobalContextRef)) \
    F(JSObjectRef, JSContextGetGlobalObject, (JSContextRef)) \
    F(JSValueRef, JSEvaluateScript, (JSContextRef, JSStringRef, JSObjectRef, JSStringRef, int, JSValueRef *)) \
    F(JSStringRef, JSStringCreateWithUTF8CString, (const char *)) \
    F(void, JSStringRelease, (JSStringRef)) \
    F(size_t, JSStringGetMaximumUTF8CStringSize, (JSStringRef)) \
    F(size_t, JSStringGetUTF8CString, (JSStringRef, char *, size_t)) \
    F(int, JSValueGetType, (JSContextRef, JSValueRef)) \
    F(bool, JSValueIsArray, (JSContextRef, JSValueRef)) \
    F(bool, JSValueIsDate, (JSContextRef, JSValueRef)) \
    F(bool, JSValueIsEqual, (JSContextRef, JSValueRef, JSValueRef, JSValueRef *)) \
    F(bool, JSValueIsStrictEqual, (JSContextRef, JSValueRef, JSValueRef)) \
    F(bool, JSValueIsInstanceOfConstructor, (JSContextRef, JSValueRef, JSObjectRef, JSValueRef *)) \
    F(JSValueRef, JSValueMakeUndefined, (JSContextRef)) \
    F(JSValueRef, JSValueMakeNull, (JSContextRef)) \
    F(JSValueRef, JSValueMakeBoolean, (JSContextRef, bool)) \
    F(JSValueRef, JSValueMakeNumber, (JSContextRef, double)) \
    F(JSValueRef, JSValueMakeString, (JSContextRef, JSStringRef)) \
    F(bool, JSValueToBoolean, (JSContextRef, JSValueRef)) \
    F(double, JSValueToNumber, (JSContextRef, JSValueRef, JSValueRef *)) \
    F(JSStringRef, JSValueToStringCopy, (JSContextRef, JSValueRef, JSValueRef *)) \
    F(JSObjectRef, JSValueToObject, (JSContextRef, JSValueRef, JSValueRef *)) \
    F(void, JSValueProtect, (JSContextRef, JSValueRef)) \
    F(void, JSValueUnprotect, (JSContextRef, JSValueRef)) \
    F(JSObjectRef, JSObjectMake, (JSContextRef, JSClassRef, void *)) \
    F(JSObjectRef, JSObjectMakeArray, (JSContextRef, size_t, const JSValueRef[], JSValueRef *)) \
    F(JSObjectRef, JSObjectMakeDate, (JSContextRef, size_t, const JSValueRef[], JSValueRef *)) \
    F(JSObjectRef, JSObjectMakeError, (JSContextRef, size_t, const JSValueRef[], JSValueRef *)) \
    F(JSValueRef, JSObjectGetProperty, (JSContextRef, JSObjectRef, JSStringRef, JSValueRef *)) \
    F(void, JSObjectSetProperty, (JSContextRef, JSObjectRef, JSStringRef, JSValueRef, unsigned, JSValueRef *)) \
    F(bool, JSObjectHasProperty, (JSContextRef, JSObjectRef, JSStringRef)) \
    F(bool, JSObjectDeleteProperty, (JSContextRef, JSObjectRef, JSStringRef, JSValueRef *)) \
    F(JSValueRef, JSObjectGetPropertyAtIndex, (JSContextRef, JSObjectRef, unsigned, JSValueRef *)) \
    F(void, JSObjectSetPropertyAtIndex, (JSContextRef, JSObjectRef, unsigned, JSValueRef, JSValueRef *)) \
    F(bool, JSObjectIsFunction, (JSContextRef, JSObjectRef)) \
    F(JSValueRef, JSObjectCallAsFunction, (JSContextRef, JSObjectRef, JSObjectRef, size_t, const JSValueRef[], JSValueRef *)) \
    F(JSObjectRef, JSObjectCallAsConstructor, (JSContextRef, JSObjectRef, size_t, const JSValueRef[], JSValueRef *)) \
    F(JSPropertyNameArrayRef, JSObjectCopyPropertyNames, (JSContextRef, JSObjectRef)) \
    F(size_t, JSPropertyNameArrayGetCount, (JSPropertyNameArrayRef)) \
    F(JSStringRef, JSPropertyNameArrayGetNameAtIndex, (JSPropertyNameArrayRef, size_t)) \
    F(void, JSPropertyNameArrayRelease, (JSPropertyNameArrayRef)) \
    F(JSClassRef, JSClassCreate, (const class_definition *)) \
    F(void *, JSObjectGetPrivate, (JSObjectRef))

static struct {
#define MEMBER(result, name, parameters) result(*name) parameters;
    FUNCTIONS(MEMBER)
#undef MEMBER
    JSClassRef function_class;
    /// Of `JSContextRefPrivate.h`; NULL where the library does not have it.
    void (*limit_time)(JSContextGroupRef, double, bool (*)(JSContextRef, void *), void *);
    bool is_there;
} js;

static pthread_once_t loading = PTHREAD_ONCE_INIT;

/// What a function of the host's holds.
struct host_function {
    void *data;
    javascript_function call;
    void (*release)(void *data);
};

static JSValueRef call_host(
    JSContextRef context, JSObjectRef function, JSObjectRef receiver, size_t count, const JSValueRef arguments[], JSValueRef *exception) {
    struct host_function *host = js.JSObjectGetPrivate(function);
    if (!host) return js.JSValueMakeUndefined(context);
    return host->call(host->data, context, receiver, count, arguments, exception);
}

static void finalize_host(JSObjectRef object) {
    struct host_function *host = js.JSObjectGetPrivate(object);
    if (!host) return;
    host->release(host->data);
    free(host);
}

static void load(void) {
    void *library = dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libjavascriptcoregtk-6.0.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define FIND(result, name, parameters) \
    js.name = (__typeof__(js.name))dlsym(library, #name); \
    if (!js.name) return;
    FUNCTIONS(FIND)
#undef FIND
    *(void **)&js.limit_time = dlsym(library, "JSContextGroupSetExecutionTimeLimit");
    class_definition definition = {.name = "Function", .finalize = finalize_host, .call = call_host};
    js.function_class = js.JSClassCreate(&definition);
    js.is_there = js.function_class != NULL;
}

bool javascript_load(void) {
    pthread_once(&loading, load);
    return js.is_there;
}

static JSStringRef string(const char *text) { return js.JSStringCreateWithUTF8CString(text); }

static char *text_of(JSStringRef string) {
    size_t size = js.JSStringGetMaximumUTF8CStringSize(string);
    char *text = malloc(size);
    if (text) js.JSStringGetUTF8CString(string, text, size);
    return text;
}

JSContextGroupRef javascript_group_create(void) { return js.JSContextGroupCreate(); }
void javascript_group_release(JSContextGroupRef group) { js.JSContextGroupRelease(group); }
void javascript_limit_time(JSContextGroupRef group, double seconds) {
    if (js.limit_time) js.limit_time(group, seconds, NULL, NULL);
}
JSGlobalContextRef javascript_context_create(JSContextGroupRef group) { return js.JSGlobalContextCreateInGroup(group, NULL); }
void javascript_context_release(JSGlobalContextRef context) { js.JSGlobalContextRelease(context); }
JSObjectRef javascript_global(JSContextRef context) { return js.JSContextGetGlobalObject(context); }

JSValueRef javascript_evaluate(JSContextRef context, const char *script, const char *source, int line, JSValueRef *exception) {
    JSStringRef code = string(script), name = source ? string(source) : NULL;
    JSValueRef result = js.JSEvaluateScript(context, code, NULL, name, line, exception);
    js.JSStringRelease(code);
    if (name) js.JSStringRelease(name);
    return result;
}

int javascript_type(JSContextRef context, JSValueRef value) { return js.JSValueGetType(context, value); }
bool javascript_is_array(JSContextRef context, JSValueRef value) { return js.JSValueIsArray(context, value); }
bool javascript_is_date(JSContextRef context, JSValueRef value) { return js.JSValueIsDate(context, value); }
bool javascript_is_function(JSContextRef context, JSValueRef value) {
    return js.JSValueGetType(context, value) == 5 && js.JSObjectIsFunction(context, (JSObjectRef)value);
}
bool javascript_is_equal(JSContextRef context, JSValueRef one, JSValueRef other, JSValueRef *exception) {
    return js.JSValueIsEqual(context, one, other, exception);
}
bool javascript_is_strict_equal(JSContextRef context, JSValueRef one, JSValueRef other) {
    return js.JSValueIsStrictEqual(context, one, other);
}
bool javascript_is_instance(JSContextRef context, JSValueRef value, JSObjectRef constructor, JSValueRef *exception) {
    return js.JSValueIsInstanceOfConstructor(context, value, constructor, exception);
}
JSValueRef javascript_undefined(JSContextRef context) { return js.JSValueMakeUndefined(context); }
JSValueRef javascript_null(JSContextRef context) { return js.JSValueMakeNull(context); }
JSValueRef javascript_boolean(JSContextRef context, bool value) { return js.JSValueMakeBoolean(context, value); }
JSValueRef javascript_number(JSContextRef context, double value) { return js.JSValueMakeNumber(context, value); }
JSValueRef javascript_string(JSContextRef context, const char *text) {
    JSStringRef name = string(text);
    JSValueRef value = js.JSValueMakeString(context, name);
    js.JSStringRelease(name);
    return value;
}
bool javascript_to_boolean(JSContextRef context, JSValueRef value) { return js.JSValueToBoolean(context, value); }
double javascript_to_number(JSContextRef context, JSValueRef value, JSValueRef *exception) {
    return js.JSValueToNumber(context, value, exception);
}
char *javascript_to_text(JSContextRef context, JSValueRef value, JSValueRef *exception) {
    JSStringRef copy = js.JSValueToStringCopy(context, value, exception);
    if (!copy) return NULL;
    char *text = text_of(copy);
    js.JSStringRelease(copy);
    return text;
}
JSObjectRef javascript_to_object(JSContextRef context, JSValueRef value, JSValueRef *exception) {
    return js.JSValueToObject(context, value, exception);
}
void javascript_protect(JSContextRef context, JSValueRef value) { js.JSValueProtect(context, value); }
void javascript_unprotect(JSContextRef context, JSValueRef value) { js.JSValueUnprotect(context, value); }

JSObjectRef javascript_object(JSContextRef context) { return js.JSObjectMake(context, NULL, NULL); }
JSObjectRef javascript_array(JSContextRef context, size_t count, const JSValueRef *values, JSValueRef *exception) {
    return js.JSObjectMakeArray(context, count, values, exception);
}
JSObjectRef javascript_date(JSContextRef context, double milliseconds, JSValueRef *exception) {
    JSValueRef argument = js.JSValueMakeNumber(context, milliseconds);
    return js.JSObjectMakeDate(context, 1, &argument, exception);
}
JSObjectRef javascript_error(JSContextRef context, const char *message, JSValueRef *exception) {
    JSValueRef argument = javascript_string(context, message);
    return js.JSObjectMakeError(context, 1, &argument, exception);
}
JSValueRef javascript_get(JSContextRef context, JSObjectRef object, const char *name, JSValueRef *exception) {
    JSStringRef key = string(name);
    JSValueRef value = js.JSObjectGetProperty(context, object, key, exception);
    js.JSStringRelease(key);
    return value;
}
void javascript_set(JSContextRef context, JSObjectRef object, const char *name, JSValueRef value, JSValueRef *exception) {
    JSStringRef key = string(name);
    js.JSObjectSetProperty(context, object, key, value, 0, exception);
    js.JSStringRelease(key);
}
bool javascript_has(JSContextRef context, JSObjectRef object, const char *name) {
    JSStringRef key = string(name);
    bool result = js.JSObjectHasProperty(context, object, key);
    js.JSStringRelease(key);
    return result;
}
bool javascript_delete(JSContextRef context, JSObjectRef object, const char *name, JSValueRef *exception) {
    JSStringRef key = string(name);
    bool result = js.JSObjectDeleteProperty(context, object, key, exception);
    js.JSStringRelease(key);
    return result;
}
JSValueRef javascript_get_at(JSContextRef context, JSObjectRef object, unsigned index, JSValueRef *exception) {
    return js.JSObjectGetPropertyAtIndex(context, object, index, exception);
}
void javascript_set_at(JSContextRef context, JSObjectRef object, unsigned index, JSValueRef value, JSValueRef *exception) {
    js.JSObjectSetPropertyAtIndex(context, object, index, value, exception);
}
JSValueRef javascript_call(
    JSContextRef context, JSObjectRef function, JSObjectRef receiver, size_t count, const JSValueRef *arguments, JSValueRef *exception) {
    return js.JSObjectCallAsFunction(context, function, receiver, count, arguments, exception);
}
JSObjectRef javascript_construct(
    JSContextRef context, JSObjectRef function, size_t count, const JSValueRef *arguments, JSValueRef *exception) {
    return js.JSObjectCallAsConstructor(context, function, count, arguments, exception);
}

void javascript_names(JSContextRef context, JSObjectRef object, void *data, void (*handler)(void *data, const char *name)) {
    JSPropertyNameArrayRef names = js.JSObjectCopyPropertyNames(context, object);
    size_t count = js.JSPropertyNameArrayGetCount(names);
    for (size_t index = 0; index < count; index++) {
        char *text = text_of(js.JSPropertyNameArrayGetNameAtIndex(names, index));
        if (text) handler(data, text);
        free(text);
    }
    js.JSPropertyNameArrayRelease(names);
}

JSObjectRef javascript_make_function(JSContextRef context, void *data, javascript_function call, void (*release)(void *data)) {
    struct host_function *host = malloc(sizeof *host);
    if (!host) return NULL;
    *host = (struct host_function){data, call, release};
    return js.JSObjectMake(context, js.function_class, host);
}
