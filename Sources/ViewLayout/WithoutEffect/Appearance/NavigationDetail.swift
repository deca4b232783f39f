extension NavigationLink {
    /// Sets whether the link changes the last column of a navigation view; it does not change layout.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension ToolbarContent {
    /// Shows or hides the glass that items of a bar share.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
