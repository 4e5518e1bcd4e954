// As on iOS, a file that imports MultipeerConnectivity alone sees UIKit and Foundation.
@_exported import UIKit
