/* global SwaggerUIBundle */
SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui' })
