import Foundation
import Glibc

/// The text of the last system call's error.
package func systemErrorText(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
