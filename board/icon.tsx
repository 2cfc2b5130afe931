/** A drawn sign in the colour of the text around it. It says nothing to screen readers: the control it sits in does. */
interface IconProps {
  /** The inner SVG of a 512 × 512 box, from 'icon:…'. */
  readonly body: string;
  readonly class?: string;
}

export const Icon = ({ body, class: more = '' }: IconProps) => (
  <svg
    class={`icon ${more}`}
    viewBox="0 0 512 512"
    aria-hidden="true"
    focusable="false"
    // The text is our own build's, never a visitor's.
    dangerouslySetInnerHTML={{ __html: body }}
  />
);
