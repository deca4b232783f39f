import Observation
import SwiftUI

@Observable
final class Quiz {
    struct Question: Sendable {
        var text: LocalizedStringResource
        var answers: [LocalizedStringResource]
        var correct: Int
    }

    enum Phase {
        case intro
        case asking(index: Int, chosen: Int?)
        case finished(score: Int)
    }

    var phase: Phase
    private(set) var score = 0
    let questions: [Question]

    init(questions: [Question], phase: Phase = .intro) {
        self.questions = questions
        self.phase = phase
    }

    func start() { phase = .asking(index: 0, chosen: nil) }

    func choose(_ answer: Int) {
        guard case .asking(let index, nil) = phase else { return }
        if questions[index].correct == answer { score += 1 }
        phase = .asking(index: index, chosen: answer)
    }

    func advance() {
        guard case .asking(let index, .some) = phase else { return }
        phase = index + 1 < questions.count ? .asking(index: index + 1, chosen: nil) : .finished(score: score)
    }
}

extension Quiz.Question {
    static let samples = [
        Quiz.Question(text: "Which of these birds cannot fly?", answers: ["Cormorant", "Kakapo", "Swift", "Arctic tern"], correct: 1),
        Quiz.Question(text: "How many hearts does an octopus have?", answers: ["One", "Two", "Three"], correct: 2),
    ]
}

struct QuizView: View {
    @State var quiz: Quiz

    var body: some View {
        switch quiz.phase {
        case .intro:
            VStack(spacing: 16) {
                Text("Ready for a quick quiz?").font(.title)
                Text("^[\(quiz.questions.count) question](inflect: true), no time limit")
                Button("Start quiz") { quiz.start() }.buttonStyle(.borderedProminent)
            }
        case let .asking(index, chosen):
            QuestionView(question: quiz.questions[index], chosen: chosen, choose: quiz.choose(_:), advance: { quiz.advance() })
                .safeAreaInset(edge: .top) {
                    ProgressView(value: Double(index + 1), total: Double(quiz.questions.count)) {
                        Text("Question \(index + 1) of \(quiz.questions.count)").font(.caption)
                    }
                    .padding(.horizontal)
                }
        case .finished(let score) where score == quiz.questions.count:
            result(title: "Flawless!", score: score)
        case .finished(let score):
            result(title: "Well done", score: score)
        }
    }

    private func result(title: LocalizedStringKey, score: Int) -> some View {
        VStack {
            Text(title).font(.largeTitle)
            Text("You got \(score) of \(quiz.questions.count) right.")
            ShareLink(item: "quiz", preview: SharePreview("My result")) { Label("Share result", systemImage: "square.and.arrow.up") }
        }
    }
}

private struct QuestionView: View {
    let question: Quiz.Question
    let chosen: Int?
    let choose: (Int) -> Void
    let advance: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(question.text)
                .font(.title2)
                .fixedSize(horizontal: false, vertical: true)
            ForEach(question.answers.indices, id: \.self) { index in
                AnswerButton(
                    letter: Character(UnicodeScalar(UInt8(65 + index))), answer: question.answers[index],
                    state: state(of: index)
                ) { choose(index) }
            }
            if chosen != nil {
                Button("Next question") { advance() }
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
        .padding()
    }

    private func state(of index: Int) -> AnswerButton.State {
        guard let chosen else { return .open }
        return index == question.correct ? .right : index == chosen ? .wrong : .open
    }
}

private struct AnswerButton: View {
    enum State { case open, right, wrong }

    let letter: Character
    let answer: LocalizedStringResource
    let state: State
    let action: () -> Void

    var body: some View {
        Button {
            action()
        } label: {
            HStack {
                Text(String(letter)).bold().frame(width: 28)
                Text(answer)
                Spacer()
                marker
            }
            .padding()
            .background(background, in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        .disabled(state != .open)
    }

    @ViewBuilder private var marker: some View {
        switch state {
        case .open: EmptyView()
        case .right: Image(systemName: "checkmark")
        case .wrong: Image(systemName: "xmark")
        }
    }

    private var background: some ShapeStyle {
        switch state {
        case .open: return AnyShapeStyle(.quaternary)
        case .right: return AnyShapeStyle(Color.green.opacity(0.3))
        case .wrong: return AnyShapeStyle(.red.opacity(0.3))
        }
    }
}

struct QuizView_Previews: PreviewProvider {
    static var previews: some View {
        QuizView(quiz: Quiz(questions: Quiz.Question.samples)).previewDisplayName("Intro")
        QuizView(quiz: Quiz(questions: Quiz.Question.samples, phase: .asking(index: 0, chosen: 2))).previewDisplayName("Answered")
        QuizView(quiz: Quiz(questions: Quiz.Question.samples, phase: .finished(score: 1))).previewDisplayName("Result")
    }
}
