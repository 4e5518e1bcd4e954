// As on iOS, a file that imports WidgetKit alone sees dates and views.
@_exported import SwiftUI
