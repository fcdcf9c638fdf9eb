import Testing

@testable import LayoutHost

/// What is told of a crash.
@Suite struct CrashReportTests {
  @Test func reasonAndPlacesFromABacktrace() {
    let errors = """
      some output
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7f174996df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007f174996df7f ***

      Thread 0 "layoutscope" crashed:

        0               0x00007f174996df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        3 [ra]          0x00007f17496514da A.helper(_:_:) + 89 in libUserLayouts.so at /somewhere/My Layout.swift:8:12
        4 [ra]          0x00007f174965146f A.prepare() + 110 in libUserLayouts.so at /somewhere/My Layout.swift:5:5
        5 [ra] [system] 0x00007f17496515b9 mk + 8 in libUserLayouts.so at //<compiler-generated>
        6 [ra]          0x00005611d61c0fcb main + 394 in layoutscope
      """
    let report = CrashReport(errors: errors, end: .killed(by: 4))
    #expect(report.reason == "Fatal error: Index out of range")
    #expect(
      report.frames == [
        "A.helper(_:_:) /somewhere/My Layout.swift:8:12", "A.prepare() /somewhere/My Layout.swift:5:5",
      ])
  }

  @Test func aReasonOfTheUsersKeepsItsPlace() {
    let report = CrashReport(errors: "UserLayouts/Grid.swift:3: Fatal error: no grid\n", end: .killed(by: 4))
    #expect(report.reason == "Grid.swift:3: Fatal error: no grid")
  }

  @Test func withoutAMessageTheSignalIsTheReason() {
    #expect(
      CrashReport(errors: "", end: .killed(by: 11)).reason == "the layout's process was ended by signal 11")
    #expect(CrashReport(errors: "", end: .exited(7)).reason == "the layout's process ended with exit code 7")
  }
}
