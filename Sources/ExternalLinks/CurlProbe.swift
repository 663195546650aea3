public import Files
internal import Subprocess

/// Asks by the program `curl`: who does not check other hosts neither loads nor links a client.
public struct CurlProbe: LinkProbe {
  /// How much of a page is read, in bytes.
  private static let pageLimit = 8 << 20

  private let timeout: Int

  /// Asks with a timeout in seconds. Throws if the program is not installed.
  public init(timeout: Int) async throws(FileFailure) {
    self.timeout = max(1, timeout)
    do throws(SubprocessError) {
      _ = try await Executable.name("curl").resolveExecutablePath(in: .inherit)
    } catch {
      throw FileFailure(
        path: "curl",
        reason: "other hosts are asked by this program, which is not installed: "
          + "\"apt-get install curl\" or \"brew install curl\" does it")
    }
  }

  /// Runs the program once, and ends it if it does not keep to its time.
  public func ask(_ request: ProbeRequest) async -> ProbeResult {
    await withTaskGroup(of: ProbeResult?.self) { group in
      group.addTask { await run(request) }
      group.addTask {
        try? await Task.sleep(for: .seconds(timeout + 5))
        return nil
      }
      let result = await group.next() ?? nil
      group.cancelAll()
      return result ?? .failure(.timeout)
    }
  }

  private func run(_ request: ProbeRequest) async -> ProbeResult {
    do {
      let result = try await Subprocess.run(
        .name("curl"), arguments: Arguments(arguments(for: request)), input: .none, output: .sequence,
        error: .string(limit: 64 << 10)
      ) { curl in
        var output: [UInt8] = []
        for try await part in curl.standardOutput {
          part.withUnsafeBytes { output += $0 }
          if output.count > Self.pageLimit {
            try curl.send(signal: .kill)
            break
          }
        }
        return output
      }
      guard let head = HTTPHead(result.closureResult), head.status >= 200 else {
        return .failure(Self.failure(result.terminationStatus))
      }
      return .answer(
        answer(head, result.closureResult, location: result.standardError, result.terminationStatus))
    } catch {
      return .failure(.noConnection)
    }
  }

  private func answer(
    _ head: HTTPHead, _ output: [UInt8], location: String, _ status: TerminationStatus
  ) -> ProbeAnswer {
    // What breaks off may have the element that is looked for behind its end.
    let isWhole = status.isSuccess && head.isHTML && head.end < output.count
    return ProbeAnswer(
      status: head.status, location: location.isEmpty ? nil : location, retryAfter: head["retry-after"],
      page: isWhole ? Array(output[head.end...]) : nil)
  }

  private func arguments(for request: ProbeRequest) -> [String] {
    let method: [String] =
      switch request.method {
      case .head: ["--head"]
      // The head of an answer to GET: curl goes away without its content.
      case .get: ["--head", "--request", "GET"]
      case .page: ["--include"]
      }
    return [
      // No settings of the user, no ranges in brackets, no other protocol.
      "--disable", "--globoff", "--proto", "=http,https", "--silent", "--max-time", "\(timeout)",
      "--suppress-connect-headers", "--write-out", "%{stderr}%{redirect_url}",
      "--user-agent", "Mozilla/5.0 (compatible; Vipera link check)",
      "--header", "Accept: text/html,application/xhtml+xml,*/*;q=0.8",
    ] + method + ["--url", request.address]
  }

  /// What an exit code of curl means for a link.
  private static func failure(_ status: TerminationStatus) -> ProbeFailure {
    guard case .exited(let code) = status else { return .timeout }
    return switch code {
    case 1, 3: .impossibleURL
    case 5, 6: .unknownHost
    case 28: .timeout
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: .encryption
    case 8, 16, 18, 52, 55, 56, 61, 92, 95: .brokenAnswer
    default: .noConnection
    }
  }
}
