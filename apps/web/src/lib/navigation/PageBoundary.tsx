import { Component, type ComponentType, type ReactNode } from "react";

interface PageBoundaryProps {
  /** A change of it is another try. */
  of: unknown;
  failed: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface State {
  of: unknown;
  failure: { error: unknown } | null;
}

/** Catches what breaks while a page is drawn, until the next one. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { of: this.props.of, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: State): State | null {
    return props.of === state.of ? null : { of: props.of, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <this.props.failed error={failure.error} />;
  }
}
