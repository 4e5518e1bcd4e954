import QuinceFoundation
import Testing

struct InitializerTests {
    @Test func timersWithoutAnythingNeverFire() {
        let timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
    }

    @Test func progressesWithoutUnitsAreIndeterminate() {
        let progress = Progress()
        #expect(progress.totalUnitCount == 0)
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        #expect(progress.fractionCompleted == 0.25)
    }

    @Test func informationAboutTheProcessIsMadeLikeAnyOther() {
        #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    }

    @Test func geometryIsMadeByCoreGraphicsFunctions() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    }

    @Test func lengthsAreNumbers() {
        let length: CGFloat = 2.5
        #expect(length as NSNumber == 2.5)
        #expect(NSNumber(value: 3) as? CGFloat == 3)
        let value: Any = NSNumber(value: 4)
        #expect(value as? CGFloat == 4)
    }

    @Test func comparisonsThatASourceDeclaresGoBeforeFoundations() {
        #expect(NSNumber(value: 1) < NSNumber(value: 2))
        #expect(NSNumber(value: 2) > NSNumber(value: 1))
    }

    @Test func everyObjectAnswersForItsClass() {
        let object: any NSObjectProtocol = Timer()
        #expect(object.isKind(of: NSObject.self))
        #expect(object.isMember(of: Timer.self))
        #expect(!object.isMember(of: NSObject.self))
        #expect(!object.responds(to: Selector("noSuchThing")))
    }

    @Test func pagesInABrowserAreAnActivity() { #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb") }

    @Test func theDeviceIsCoolAndCharged() {
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    }

    @Test func filesNeedNoSecurityScope() {
        #expect(URL(fileURLWithPath: "/").startAccessingSecurityScopedResource())
        #expect(!URL(string: "https://example.com")!.startAccessingSecurityScopedResource())
    }
}

// As sources of iOS declare them.
private func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }
private func > (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedDescending }
