// As on iOS, a file that imports TipKit alone sees texts, images and views.
@_exported import SwiftUI
