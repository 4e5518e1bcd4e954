import QuinceFoundation
import Testing

@testable import HealthKit

struct HealthUnitTests {
    @Test func quantitiesConvertBetweenUnitsOfADimension() {
        let height = HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 180)
        #expect(abs(height.doubleValue(for: .meter()) - 1.8) < 1e-9)
        #expect(abs(height.doubleValue(for: .foot()) - 5.905511811) < 1e-6)
        let fever = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 100.4)
        #expect(abs(fever.doubleValue(for: .degreeCelsius()) - 38) < 1e-9)
        #expect(!height.is(compatibleWith: .gram()))
        #expect(height.compare(HKQuantity(unit: .meter(), doubleValue: 2)) == .orderedAscending)
        #expect(HKQuantity(unit: .percent(), doubleValue: 0.5).doubleValue(for: .percent()) == 0.5)
        #expect(HKQuantity(unit: .kilocalorie(), doubleValue: 1).doubleValue(for: .jouleUnit(with: .kilo)) == 4.184)
        #expect(HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1) == HKQuantity(unit: .meter(), doubleValue: 1000))
    }

    @Test func unitsAreRead() {
        let rate = HKUnit.count().unitDivided(by: .minute())
        #expect(HKUnit(from: "count/min") == rate)
        #expect(abs(HKQuantity(unit: rate, doubleValue: 60).doubleValue(for: HKUnit(from: "count/s")) - 1) < 1e-9)
        #expect(HKUnit(from: "kg") == .gramUnit(with: .kilo))
        #expect(HKUnit(from: "mL/(kg·min)").dimensions == ["volume": 1, "mass": -1, "time": -1])
        #expect(HKUnit(from: "kcal/(kg*hr)") == HKUnit.kilocalorie().unitDivided(by: .gramUnit(with: .kilo)).unitDivided(by: .hour()))
        #expect(HKUnit(from: "m^2").dimensions == ["length": 2])
        #expect(HKUnit(from: "mmHg") == .millimeterOfMercury())
        #expect(HKUnit(from: "mcg") == .gramUnit(with: .micro))
        #expect(HKUnit(from: "").isNull())
    }

    @Test func molesAreGramsOfASubstance() {
        let unit = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        let glucose = HKQuantity(unit: unit, doubleValue: 5.5)
        #expect(abs(glucose.doubleValue(for: HKUnit(from: "mg/dL")) - 99.08574) < 1e-4)
        #expect(HKUnit(from: unit.unitString) == unit)
        #expect(HKUnit(from: "mmol<180.15588000005408>/L") == unit)
    }

    @Test(arguments: ["count/min", "mL/(kg·min)", "m^2", "1/s", "kcal/(kg·hr)", "mg/dL", "degC", "%", "mmol<180.5>/L"])
    func whatIsWrittenIsRead(_ text: String) {
        let unit = HKUnit(from: text)
        #expect(unit.unitString == text)
        #expect(HKUnit(from: unit.unitString) == unit)
    }

    @Test func unitsMultiplyAndDivide() {
        #expect(HKUnit.meter().unitDivided(by: .second()).unitString == "m/s")
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull())
        #expect(HKUnit.second().reciprocal().unitString == "1/s")
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitMultiplied(by: .meter()).unitString == "m^3")
        let speed = HKUnit.meter().unitDivided(by: HKUnit.second().unitMultiplied(by: .gram()))
        #expect(speed.unitString == "m/(s·g)")
    }

    @Test(arguments: ["kgg", "count/", "(m", "m)", "m^", "·", "mol<>", "mol<-1>", "count per minute", String(repeating: "(", count: 4000)])
    func textsThatAreNoUnits(_ text: String) { #expect(HKUnit.parsed(text) == nil) }

    @Test func aWrongUnitEndsTheAppAsOnIOS() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { _ = HKUnit(from: "bpm") }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains("'NSInvalidArgumentException', reason: 'Unable to parse factorization string bpm'"))
    }

    @Test func incompatibleUnitsEndTheApp() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = HKQuantity(unit: .gram(), doubleValue: 1).doubleValue(for: .meter())
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains("'NSInvalidArgumentException', reason: 'Attempt to convert incompatible units: g, m'"))
    }

    @Test func unitsAndQuantitiesAreArchived() throws {
        let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: weight, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantity.self, from: data) == weight)
    }

    @Test func formattersUnits() {
        #expect(HKUnit(from: MassFormatter.Unit.pound) == .pound())
        #expect(HKUnit.lengthFormatterUnit(from: .meterUnit(with: .kilo)) == .kilometer)
    }

    @Test func typesKnowTheirUnitsAndStyles() {
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted)
        #expect(HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic)
        #expect(HKQuantityType(.headphoneAudioExposure).aggregationStyle == .discreteEquivalentContinuousLevel)
        #expect(HKQuantityType(.vo2Max).is(compatibleWith: HKUnit(from: "mL/min·kg")) == false)
        #expect(HKQuantityType(.vo2Max).is(compatibleWith: HKUnit(from: "mL/(kg·min)")))
        #expect(HKObjectType.quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: "no type")) == nil)
        #expect(HKObjectType.categoryType(forIdentifier: .sleepAnalysis) == HKCategoryType(.sleepAnalysis))
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(HKWorkoutActivityType.underwaterDiving.rawValue == 84)
    }
}
