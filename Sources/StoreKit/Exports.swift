// As on iOS, a file that imports StoreKit alone sees UIKit and Foundation.
@_exported import UIKit
