import Foundation
@preconcurrency import Glibc

// The streams of C's library. Darwin declares them so that code of any isolation may use them, Glibc as shared mutable state.

public var stdin: UnsafeMutablePointer<FILE>! { Glibc.stdin }
public var stdout: UnsafeMutablePointer<FILE>! { Glibc.stdout }
public var stderr: UnsafeMutablePointer<FILE>! { Glibc.stderr }
