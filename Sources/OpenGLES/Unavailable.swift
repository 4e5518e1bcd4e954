// Declared, so that the compiler names what an app would miss.

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glClear(_ mask: GLbitfield) {}

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glClearColor(_ red: GLclampf, _ green: GLclampf, _ blue: GLclampf, _ alpha: GLclampf) {}

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glViewport(_ x: GLint, _ y: GLint, _ width: GLsizei, _ height: GLsizei) {}

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glEnable(_ cap: GLenum) {}

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glGetError() -> GLenum { 0 }

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glCreateShader(_ type: GLenum) -> GLuint { 0 }

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glCreateProgram() -> GLuint { 0 }

@available(*, unavailable, message: "not yet in Quince: drawing with OpenGL ES, of which no context can be made")
public func glDrawArrays(_ mode: GLenum, _ first: GLint, _ count: GLsizei) {}
