internal import Dispatch

/// A thread for answers alone: a build takes all the others for as long as it lasts, and nobody waits for it.
final class ServingExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "vipera.serving", qos: .userInteractive)

  /// Runs a job after those that came before it.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
