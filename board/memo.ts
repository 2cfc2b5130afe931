/** A part that is drawn again only when its props change. Preact's own `memo` comes with all of `preact/compat`. */
import { Component, type ComponentChild, type ComponentType, createElement } from 'preact';

type Props = Readonly<Record<string, unknown>>;

const isAlike = (before: object, after: object): boolean => {
  const keys = Object.keys(after);
  return (
    keys.length === Object.keys(before).length && keys.every(key => (before as Props)[key] === (after as Props)[key])
  );
};

export const memo = <P extends object>(
  Part: ComponentType<P>,
  isSame: (before: P, after: P) => boolean = isAlike,
): ComponentType<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props as P, next);
    }
    override render(props: P): ComponentChild {
      return createElement(Part, props);
    }
  };
