import Testing

@testable import AppBuilder

struct MissingReasonTests {
    @Test func podsAreThoseAskedForAndThoseTheyNeed() {
        let podfile = """
            platform :ios, '15.0'
            target 'Shop' do
              pod 'Moya/RxSwift', '~> 11.0'
              pod "Artsy+UILabels"
              # pod 'Gone'
              pod('Keys', :git => 'https://example.org/keys.git')
            end
            """
        let lock = """
            PODS:
              - Alamofire (4.6.0)
              - "Artsy+UIColors (3.1.0)"
              - Moya/Core (11.0.0):
                - Alamofire (~> 4.1)

            DEPENDENCIES:
              - Elsewhere (= 1.0)
            """
        #expect(
            MissingReason.podModules(podfile: podfile, lock: lock)
                == ["Moya", "Artsy_UILabels", "Keys", "Alamofire", "Artsy_UIColors"])
    }
}
