@_exported import Dispatch
@_exported import Foundation
@_exported @_weakLinked import FoundationNetworking
