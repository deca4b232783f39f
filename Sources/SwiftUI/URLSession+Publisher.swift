public import CombineTypes
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// What a server would answer to a request. Nothing is sent while views are laid out, and nothing is published.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        /// What would be sent.
        public let request: URLRequest
        /// The session that would send it.
        public let session: URLSession

        /// The answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Passes nothing to a subscriber.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<URLError>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }
    }

    /// What a server would answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// What a server would answer to a request for an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
}
