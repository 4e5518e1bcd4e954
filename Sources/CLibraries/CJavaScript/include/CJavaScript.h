#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The C interface of JavaScriptCore, as far as it is used here. The library is loaded with the first context.
// Source: WebKit's `JSContextRef.h`, `JSValueRef.h`, `JSObjectRef.h`, `JSStringRef.h`.

typedef const struct OpaqueJSContext *JSContextRef;
typedef struct OpaqueJSContext *JSGlobalContextRef;
typedef const struct OpaqueJSValue *JSValueRef;
typedef struct OpaqueJSValue *JSObjectRef;
typedef struct OpaqueJSString *JSStringRef;
typedef const struct OpaqueJSContextGroup *JSContextGroupRef;
typedef struct OpaqueJSClass *JSClassRef;
typedef struct OpaqueJSPropertyNameArray *JSPropertyNameArrayRef;

/// Whether the library is there.
bool javascript_load(void);

JSContextGroupRef javascript_group_create(void);
void javascript_group_release(JSContextGroupRef group);
/// Ends each script of the group that runs longer than so many seconds, where the library can.
void javascript_limit_time(JSContextGroupRef group, double seconds);
JSGlobalContextRef javascript_context_create(JSContextGroupRef group);
void javascript_context_release(JSGlobalContextRef context);
JSObjectRef javascript_global(JSContextRef context);
JSValueRef javascript_evaluate(JSContextRef context, const char *script, const char *source, int line, JSValueRef *exception);

/// `kJSType…`: 0 undefined, 1 null, 2 boolean, 3 number, 4 string, 5 object, 6 symbol.
int javascript_type(JSContextRef context, JSValueRef value);
bool javascript_is_array(JSContextRef context, JSValueRef value);
bool javascript_is_date(JSContextRef context, JSValueRef value);
bool javascript_is_function(JSContextRef context, JSValueRef value);
bool javascript_is_equal(JSContextRef context, JSValueRef one, JSValueRef other, JSValueRef *exception);
bool javascript_is_strict_equal(JSContextRef context, JSValueRef one, JSValueRef other);
bool javascript_is_instance(JSContextRef context, JSValueRef value, JSObjectRef constructor, JSValueRef *exception);
JSValueRef javascript_undefined(JSContextRef context);
JSValueRef javascript_null(JSContextRef context);
JSValueRef javascript_boolean(JSContextRef context, bool value);
JSValueRef javascript_number(JSContextRef context, double value);
JSValueRef javascript_string(JSContextRef context, const char *text);
bool javascript_to_boolean(JSContextRef context, JSValueRef value);
double javascript_to_number(JSContextRef context, JSValueRef value, JSValueRef *exception);
/// A copy in UTF-8 that the caller frees; NULL with an exception.
char *javascript_to_text(JSContextRef context, JSValueRef value, JSValueRef *exception);
JSObjectRef javascript_to_object(JSContextRef context, JSValueRef value, JSValueRef *exception);
void javascript_protect(JSContextRef context, JSValueRef value);
void javascript_unprotect(JSContextRef context, JSValueRef value);

JSObjectRef javascript_object(JSContextRef context);
JSObjectRef javascript_array(JSContextRef context, size_t count, const JSValueRef *values, JSValueRef *exception);
JSObjectRef javascript_date(JSContextRef context, double milliseconds, JSValueRef *exception);
JSObjectRef javascript_error(JSContextRef context, const char *message, JSValueRef *exception);
JSValueRef javascript_get(JSContextRef context, JSObjectRef object, const char *name, JSValueRef *exception);
void javascript_set(JSContextRef context, JSObjectRef object, const char *name, JSValueRef value, JSValueRef *exception);
bool javascript_has(JSContextRef context, JSObjectRef object, const char *name);
bool javascript_delete(JSContextRef context, JSObjectRef object, const char *name, JSValueRef *exception);
JSValueRef javascript_get_at(JSContextRef context, JSObjectRef object, unsigned index, JSValueRef *exception);
void javascript_set_at(JSContextRef context, JSObjectRef object, unsigned index, JSValueRef value, JSValueRef *exception);
JSValueRef javascript_call(JSContextRef context, JSObjectRef function, JSObjectRef receiver, size_t count, const JSValueRef *arguments, JSValueRef *exception);
JSObjectRef javascript_construct(JSContextRef context, JSObjectRef function, size_t count, const JSValueRef *arguments, JSValueRef *exception);
/// The names of an object's enumerable properties: `handler` is called with each.
void javascript_names(JSContextRef context, JSObjectRef object, void *data, void (*handler)(void *data, const char *name));

/// A function of the host's. `call` returns a value, or sets the exception; `release` is called when the function goes.
typedef JSValueRef (*javascript_function)(
    void *data, JSContextRef context, JSObjectRef receiver, size_t count, const JSValueRef *arguments, JSValueRef *exception);
JSObjectRef javascript_make_function(JSContextRef context, void *data, javascript_function call, void (*release)(void *data));
