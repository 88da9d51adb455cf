import { Component, type ReactNode } from "react";
import { report } from "../lib/report.ts";
import { DialogFailed } from "./PartStates.tsx";

interface DialogBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Dialogs stand beside the page: one that breaks must not take the page with it. */
export class DialogBoundary extends Component<DialogBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, "a dialog failed");
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <DialogFailed onRetry={() => this.setState({ broken: false })} onClose={this.props.onClose} />
    );
  }
}
