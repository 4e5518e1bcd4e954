import QuinceFoundation
import Testing

@testable import CloudKit

struct ShareTests {
    @Test func aShareHasItsOwner() {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(zoneID: CKRecordZone.ID(zoneName: "z")))
        let share = CKShare(rootRecord: record)
        #expect(share.recordType == CKRecord.SystemType.share)
        #expect(share.recordID.zoneID == record.recordID.zoneID)
        #expect(record.share?.recordID == share.recordID)
        #expect(share.publicPermission == .none)
        #expect(share.url == nil)
        #expect(share.owner.role == .owner)
        #expect(share.owner.permission == .readWrite)
        #expect(share.owner.acceptanceStatus == .accepted)
        #expect(share.currentUserParticipant === share.owner)
        share.removeParticipant(share.owner)
        #expect(share.participants.count == 1)
        share[CKShare.SystemFieldKey.title] = "Shared"
        #expect(share[CKShare.SystemFieldKey.title] == "Shared")
    }

    @Test func aZoneIsShared() {
        let share = CKShare(recordZoneID: CKRecordZone.ID(zoneName: "z"))
        #expect(share.recordID.recordName == CKShare.zoneWideShareName)
    }

    @Test func sharesAreArchived() throws {
        let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
        share.publicPermission = .readOnly
        let data = try NSKeyedArchiver.archivedData(withRootObject: share, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CKShare.self, from: data))
        #expect(back.publicPermission == .readOnly)
        #expect(back.owner.participantID == share.owner.participantID)
        #expect(back.recordID == share.recordID)
    }

    @Test func usersAreLookedUp() async {
        let users = CKUserIdentity.LookupInfo.lookupInfos(withEmails: ["a@example.com"])
        #expect(users.map(\.emailAddress) == ["a@example.com"])
        let error = await #expect(throws: CKError.self) {
            try await CKContainer.default().shareParticipant(forEmailAddress: "a@example.com")
        }
        #expect(error?.code == .notAuthenticated)
    }
}
