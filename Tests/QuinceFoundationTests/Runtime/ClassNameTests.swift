@_spi(Quince) @testable import QuinceFoundation
import Testing

final class TopClass: NSObject {}

enum Namespace {
    final class Inner: NSObject { final class Innermost: NSObject {} }
}

private final class HiddenClass {}
private final class GenericClass<T> {}
final class NamedClass: NSObject {}

struct ClassNameTests {
    @Test func classesHaveObjectiveCsNames() {
        #expect(NSStringFromClass(TopClass.self) == "QuinceFoundationTests.TopClass")
        #expect(NSStringFromClass(NSObject.self) == "NSObject")
        #expect(NSStringFromClass(Namespace.Inner.self) == "_TtCO21QuinceFoundationTests9Namespace5Inner")
        #expect(NSStringFromClass(Namespace.Inner.Innermost.self) == "_TtCCO21QuinceFoundationTests9Namespace5Inner9Innermost")
        #expect(!NSStringFromClass(HiddenClass.self).isEmpty)
        #expect(!NSStringFromClass(GenericClass<Int>.self).isEmpty)
    }

    @Test func namesLeadBackToTheirClasses() {
        for type in [TopClass.self, NSObject.self, Timer.self, Namespace.Inner.self, Namespace.Inner.Innermost.self] as [AnyClass] {
            #expect(NSClassFromString(NSStringFromClass(type)) == type)
        }
    }

    @Test(arguments: ["", ".", "a.", "No.Such", "NoSuch", "_Tt", "_TtC", "_TtC3AB", "_TtC99999999999999999999A", "A.B.C", "1.2"])
    func noClassHasOtherNames(_ name: String) { #expect(NSClassFromString(name) == nil) }

    @Test func namesGivenForObjectiveCAreKept() {
        ObjectRuntime.register(NamedClass.self, objcName: "OtherName") { _ in }
        #expect(NSStringFromClass(NamedClass.self) == "OtherName")
        #expect(NSClassFromString("OtherName") == NamedClass.self)
    }

    @Test func locksOfObjectsAreTheirOwn() async {
        let (first, second) = (NSObject(), NSObject())
        objc_sync_enter(first)
        objc_sync_enter(first)
        await Task.detached {
            objc_sync_enter(second)
            objc_sync_exit(second)
        }.value
        #expect(objc_sync_exit(first) == 0)
        #expect(objc_sync_exit(first) == 0)
    }
}
