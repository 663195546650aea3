internal import Caches
internal import Diagnostics
internal import Entities
internal import Files
internal import Routing
internal import Services

/// Publishes a site that was rendered, all or nothing, and leaves to the next build what that can go by.
struct SitePublisher {
  let options: BuildOptions
  let delegate: any BuildDelegate
  let start: BuildStart

  /// Stages the files that stand beside pages. Throws if one cannot be written; what cannot be read is returned.
  func stage(
    _ site: PlannedSite, shownBy links: LinkShare, into output: StagedOutput
  ) async throws -> (files: [StagedFile], unreadable: [Diagnostic]) {
    var files: [StagedFile] = []
    files.reserveCapacity(site.plan.assets.count)
    var unreadable: [Diagnostic] = []
    for asset in site.plan.assets {
      let bytes: [UInt8]
      do {
        bytes = try asset.bytes(in: site.plan.map)
      } catch {
        unreadable.append(asset.fault(for: error))
        continue
      }
      files.append(try output.stage(bytes, for: asset.path))
    }
    guard unreadable.isEmpty, let workshop = site.workshop else { return (files, unreadable) }
    for rendition in site.plan.renditions(shownBy: links) {
      files.append(try output.stage(await workshop.bytes(of: rendition), for: rendition.path))
    }
    return (files, unreadable)
  }

  /// Moves the files to their places. What the next build can know of pages is made and written meanwhile: it counts only while
  /// a page's file is the one that was staged.
  func publish(
    _ files: some Collection<StagedFile> & Sendable, of site: PlannedSite, in output: StagedOutput,
    isRepeatable: Bool, recording makeRecord: () async -> BuildRecord?
  ) async throws -> OutputChanges {
    async let publishing = output.publish(files)
    let recordFile = RecordFile(options)
    let record = await makeRecord()
    if let record { recordFile.write(record) }
    let changes = try await publishing
    delegate.buildDidFinish(.publish)
    guard let record else { return changes }
    recordFile.write(isRepeatable ? lastBuild(of: site, files, record.sources) : nil)
    delegate.buildDidFinish(.record)
    return changes
  }

  /// What the next build may find unchanged; nothing if that cannot be told.
  private func lastBuild(
    of site: PlannedSite, _ files: some Collection<StagedFile>, _ sources: [SeenFile]
  ) -> LastBuild? {
    var outputs: [SeenFile] = []
    outputs.reserveCapacity(files.count + 1)
    for file in files {
      guard let identity = file.identity else { return nil }
      outputs.append(SeenFile(path: file.path.text, identity: identity))
    }
    outputs += OutputManifest.file(in: OutputFolder(options.output))
    guard let request = LastBuild.request(options),
      let inputs = start.inputs, sources.allSatisfy({ $0.identity.modified < start.time })
    else { return nil }
    return LastBuild(
      request: request, clock: options.clock.instant.secondsSince1970, pageCount: site.plan.pageCount,
      head: site.head, expires: site.expires, programs: site.programs,
      inputs: inputs.files, sources: sources, outputs: outputs)
  }
}
