/** Letters drawn in the style of the other icons; they are no network's logo. */
const SIZE = 20

export const FacebookMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" width={SIZE} height={SIZE} fill="none" stroke="currentColor">
    <rect x="3" y="3" width="18" height="18" rx="4" strokeWidth="2" />
    <path d="M15.5 7.5H14a2 2 0 0 0-2 2V21M9.5 13h5" strokeWidth="2" strokeLinecap="round" />
  </svg>
)

export const TwitterMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" width={SIZE} height={SIZE} fill="none" stroke="currentColor">
    <path
      d="M4 17.5c3 1.6 6.6 1.8 9.5.2 4-2.2 5.3-6.2 5.1-9.6L20.5 6l-2.3.3c-1.4-1.9-5.3-1.5-5.7 2C9 8.6 6.3 7 4.7 4.9c-1.2 3 .2 5.6 1.9 6.9-.8.1-1.6-.1-2.3-.5.2 2 1.6 3.4 3.5 4-.9 1.2-2.3 1.9-3.8 2.2Z"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
)
