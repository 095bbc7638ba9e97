import './site/crawl.ts'
