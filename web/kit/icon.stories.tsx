import { stories } from '../workshop/stories.ts'
import { Icon } from './icon.tsx'
import { iconNames } from './icons.ts'

export default stories({
  states: {
    'of each size': (
      <>
        <Icon name="download" size={16} />
        <Icon name="download" size={20} />
        <Icon name="download" size={24} />
      </>
    ),
    'every one': (
      <ul>
        {iconNames.map(name => (
          <li key={name} style={{ display: 'inline-block', width: 160, padding: 4 }}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
})
