@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

// The compiler starts this program for each file that may use the frameworks' macros, asks it to expand them over standard input, and closes that.
let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: DataMacroProvider())
try listener.main()
