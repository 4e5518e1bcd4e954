import SwiftUI

#Preview("Shades") { Shades() }
